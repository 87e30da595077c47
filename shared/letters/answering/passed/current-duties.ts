import { letterDuties } from '#shared/letters/answering/actions.ts';
import { CHOICE } from '#shared/letters/answering/duties/paying/offered-choice.ts';
import type { LetterDuty } from '#shared/letters/answering/duty.ts';
import { eventPhrase } from '#shared/letters/answering/event-duties.ts';
import { LONGEST_STEP } from '#shared/letters/answering/plan-step.ts';
import {
  eventOnDay,
  hasTakenPlace,
  passedNote,
  passingOf,
} from '#shared/letters/calendar/passed/passed.ts';
import { longDate } from '#shared/letters/calendar/polish-wording.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/**
 * The letter's duties as of a day: a meeting that has taken place is asked about instead of attended, and an
 * act whose term has passed says so. Without a day, as of the letter's own.
 */
export function dutiesOn(facts: LetterFacts, today?: string): readonly LetterDuty[] {
  const duties = letterDuties(facts);
  // The victim of a fraud asks its sender nothing.
  if (today === undefined || facts.type.reply === 'scam') return duties;
  return duties.map((duty) => afterMeeting(duty, facts, today) ?? afterTerm(duty, facts, today));
}

function afterMeeting(duty: LetterDuty, facts: LetterFacts, today: string): LetterDuty | null {
  if (duty.day === undefined) return null;
  const event = facts.events.find(
    ({ date, quote }) => date === duty.day && (quote === duty.quote || duty.quote === null),
  );
  if (event?.date == null || !hasTakenPlace(event, facts.documentDate, today)) return null;
  // A summons of a kind that courts send too may come from a military or another office.
  const isOfCourt = facts.sender === null || /\bs[aą]d/i.test(facts.sender);
  const asked = facts.type.issuer === 'court' && isOfCourt ? 'sąd' : 'nadawcę';
  const absent =
    event.attendance === 'ordered'
      ? '. Jeżeli Cię tam nie było, podaj przyczynę i usprawiedliw nieobecność'
      : '';
  const step = `Zapytaj, co dalej: ${eventOnDay(event)}`;
  return {
    ...duty,
    day: undefined,
    action: `To już było: ${longDate(event.date)}, ${lowered(eventPhrase(event))}. Zapytaj ${asked}, co ustalono i czy jest nowy termin${absent}`,
    step: step.length > LONGEST_STEP ? 'Zapytaj, co dalej, bo ten dzień już był' : step,
  };
}

/** Nobody makes haste for an offer that has ended. */
const offerPassed = '. Ten dzień już minął: zapytaj nadawcę, czy propozycja jest jeszcze aktualna';

const lowered = (words: string): string =>
  words.charAt(0).toLowerCase() + words.slice(1).replace(/\.$/, '');

function afterTerm(duty: LetterDuty, { documentDate }: LetterFacts, today: string): LetterDuty {
  const passing = duty.due === undefined ? null : passingOf(duty.due, documentDate, today);
  if (passing === null) return duty;
  const note = duty.step === CHOICE && passing === 'over' ? offerPassed : passedNote[passing];
  const action = duty.action
    .replace(
      'warto poradzić się prawnika przed upływem terminu',
      'warto od razu poradzić się prawnika',
    )
    .replace(/\.$/, '');
  // "Bez tego wyrok stanie się prawomocny" is told only while there is time.
  return { ...duty, action: `${action}${note}`, otherwise: undefined };
}
