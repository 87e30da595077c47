import type { ResultWarning } from '#shared/domain/analysis-result.ts';
import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { Term } from '#shared/domain/term.ts';
import { polishDate } from '#shared/letters/calendar/days.ts';
import {
  checkDelivery,
  eventOnDay,
  hasTakenPlace,
  type Passing,
  passingOf,
} from '#shared/letters/calendar/passed/passed.ts';
import { longDate } from '#shared/letters/calendar/polish-wording.ts';
import { lengthInWords, lengthOf } from '#shared/letters/calendar/term-length.ts';
import { issuers } from '#shared/letters/catalogue/issuers.ts';
import { isAgainstGrant } from '#shared/letters/reading/clauses/outcome.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { findScamSigns, warrantsWarning } from '#shared/letters/reading/scam/scam.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

type Dates = {
  terms: readonly Term[];
  events: readonly LetterEvent[];
  documentDate: string | null;
};

/**
 * Tells that a term is over or a meeting has taken place, and the next day that is still to come. Nobody is
 * sent to the sender of a letter that may be a fraud.
 */
export function passedWarnings(dates: Dates, letter: Letter, today: string): ResultWarning[] {
  const { view, type } = readLetter(letter);
  if (type.reply === 'scam' || warrantsWarning(findScamSigns(view))) return [];
  const { isStatutory } = issuers[type.issuer];
  const asked = type.issuer === 'court' ? 'sąd' : 'nadawcę';
  const terms = dates.terms.filter(({ what }) => !isAgainstGrant(view, type, what));
  return [
    ...termWarnings({ ...dates, terms }, isStatutory, today),
    ...eventWarnings(dates, asked, today),
  ];
}

function termWarnings(dates: Dates, isStatutory: boolean, today: string): ResultWarning[] {
  const { terms, documentDate } = dates;
  for (const term of terms) {
    const passing = passingOf(term, documentDate, today);
    if (passing === null) continue;
    const said = passing === 'over' ? over(term, isStatutory) : likelyOver(term, isStatutory);
    const message = `${said}${nextDay(dates, today)}`;
    return [{ kind: 'term_in_past', title: titles[passing], message, quote: term.quote }];
  }
  return [];
}

const titles: Readonly<Record<Passing, string>> = {
  over: 'Termin już minął',
  likely: 'Termin najpewniej już minął',
};

// Courts and offices restore a term, never a day of payment; a private sender can only be asked for a new day.
function over({ date, what }: Term, isStatutory: boolean): string {
  const isPayment = what.startsWith('zapłata');
  const missed = isPayment
    ? 'Zapytaj, co teraz można zrobić.'
    : isStatutory
      ? 'Jeśli to nie Twoja wina, zapytaj o przywrócenie terminu.'
      : 'Jeśli coś zależało od tego dnia, zapytaj o nowy termin.';
  return `Termin z pisma (${polishDate(date ?? '')}) już minął. Sprawdź datę i skontaktuj się z nadawcą jak najszybciej. ${missed}`;
}

function likelyOver(term: Term, isStatutory: boolean): string {
  const length = lengthOf(term);
  const span = length === undefined ? '' : ` (${lengthInWords(length)} od doręczenia)`;
  const late = isStatutory
    ? 'Jeśli pismo dotarło późno, termin może jeszcze trwać. Jeśli minął bez Twojej winy, zapytaj o przywrócenie terminu.'
    : 'Jeśli pismo dotarło późno, termin może jeszcze trwać. Jeśli minął, zapytaj nadawcę, co można zrobić.';
  return `Termin${span} najpewniej już minął, ${checkDelivery}. ${late}`;
}

function eventWarnings(dates: Dates, asked: string, today: string): ResultWarning[] {
  const { events, documentDate } = dates;
  const past = events.filter((event) => hasTakenPlace(event, documentDate, today));
  const [first] = past;
  if (first === undefined) return [];
  const named = [...new Set(past.map(eventOnDay))].join(', ');
  const message = `To już było: ${named.replace(/\.$/, '')}. Zapytaj ${asked}, co ustalono i czy jest nowy termin.${nextDay(dates, today)}`;
  return [{ kind: 'term_in_past', title: 'Ten dzień już był', message, quote: first.quote }];
}

/** The nearest day of the letter that is still to come, beside one that has passed. */
function nextDay({ terms, events }: Dates, today: string): string {
  const ahead = [...terms, ...events]
    .flatMap(({ date, what }) => (date !== null && date >= today ? [{ date, what }] : []))
    .toSorted((left, right) => (left.date < right.date ? -1 : left.date > right.date ? 1 : 0));
  const [next] = ahead;
  if (next === undefined) return '';
  const what = next.what.startsWith('„') ? '' : ` (${next.what})`;
  return ` Najbliższy dzień z pisma, który jeszcze nie minął: ${longDate(next.date)}${what}.`.replace(
    'r..',
    'r.',
  );
}
