import type { Term } from '#shared/domain/term.ts';
import type { LetterDuty } from '#shared/letters/answering/duty.ts';
import { placeOfTerm } from '#shared/letters/reading/days/term-place.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const REACH = 60;
/** "do 15 maja 2026 r. (piątek), ostatniego dnia do godz. 15.00". */
const hour = String.raw`do godz\w*\.? (\d{1,2})(?:[:.](\d{2}))?`;
const untilHour = new RegExp(
  String.raw`^(?: ?r(?:oku|\.)?)?[\s,]{0,2}(?:\([a-z ]{4,14}\))?[\s,(–-]{0,4}(?:(?:w )?ostatni\w* d(?:nia|zien) )?(?:tylko )?${hour}(?!\d|[:.]\d)`,
);
/** "do godz. 15:00 dnia 15 maja 2026 r." */
const hourBefore = new RegExp(
  String.raw`\b${hour},? (?:w dniu |dnia |w )?(?:[a-z]+, )?(?:\d{1,2} [a-z]* ?)?$`,
);

/** The hour of the last day of a term ("15:00"), where the letter names one; otherwise null. */
export function lastHourOf({ view }: LetterFacts, term: Term): string | null {
  const place = term.date === null ? undefined : placeOfTerm(view, term);
  if (place === undefined) return null;
  const { start, end } = place;
  const until =
    untilHour.exec(view.spaced.slice(end, end + REACH)) ??
    hourBefore.exec(view.spaced.slice(Math.max(0, start - REACH), start));
  return until === null ? null : `${until[1] ?? ''}:${until[2] ?? '00'}`;
}

/** Names the hour of the last day where the words of a duty do not have it yet. */
export function withLastHour(facts: LetterFacts, duty: LetterDuty): LetterDuty {
  const time = duty.due === undefined ? null : lastHourOf(facts, duty.due);
  const isSaid = time === null || /\bgodz/.test(duty.action);
  return isSaid ? duty : { ...duty, action: `${duty.action} (ostatniego dnia do godz. ${time})` };
}
