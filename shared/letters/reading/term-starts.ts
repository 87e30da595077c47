import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import { lastDayFrom } from '#shared/letters/calendar/term-engine.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { flowPosition, type LetterView } from './letter-view.ts';

type ReadLetter = { view: LetterView; type: DocumentType; documentDate: string | null };

/**
 * The last day of a term whose start the letter dates: "od dnia dokonania czynności" for a person who was present, or
 * the day of a ruling.
 */
export function countedFrom(
  letter: ReadLetter,
  found: FoundTerm,
): { kind: 'from_document'; date: string } | undefined {
  const { view, type, documentDate } = letter;
  const { from, amount, unit } = found;
  if (isFromRuling(letter, found) && amount !== null && unit !== null)
    return { kind: 'from_document', date: lastDayFrom(documentDate ?? '', { amount, unit }) };
  if (from !== 'act' || documentDate === null || amount === null || unit === null) return undefined;
  // An accepted ticket bears the day of its acceptance.
  const isTicket = type.reply === 'ticket' && view.foldedTitle.includes('mandat');
  if (!isTicket && !wasPresent.test(view.spaced)) return undefined;
  return { kind: 'from_document', date: lastDayFrom(documentDate, { amount, unit }) };
}

/** "w terminie tygodnia od dnia ogłoszenia postanowienia": a court's ruling bears the day of its announcement. */
export function isFromRuling(
  { view, type, documentDate }: ReadLetter,
  { from, span }: FoundTerm,
): boolean {
  if (from !== 'announcement' || type.issuer !== 'court' || documentDate === null) return false;
  const at = flowPosition(view, span.start);
  return isRuling.test(view.foldedTitle) && !alternative.test(view.spaced.slice(at, at + 90));
}

/**
 * The terms of a letter as they run for who reads it. "w terminie 21 dni od doręczenia wypowiedzenia, czyli do dnia 22
 * września": the day that the letter counted is the term. Who learns from the letter itself of being an heir has the
 * time for the declaration at the latest from its delivery.
 */
export function openTerms({ source, spaced, terms }: LetterView): FoundTerm[] {
  return terms
    .filter(({ kind, span }) => {
      if (kind === 'date') return true;
      const day = terms.find((other) => other.kind === 'date' && other.span.start >= span.end);
      const between = day === undefined ? '' : source.slice(span.end, day.span.start);
      return between.length > FAR || !restates.test(foldText(between));
    })
    .map((found) =>
      found.from === 'knowledge' && ofHeir.test(foldText(found.sentence)) && calls.test(spaced)
        ? { ...found, kind: 'from_delivery', from: 'delivery' }
        : found,
    );
}
/** "… o tytule powołania", "…, że może dziedziczyć": what the time for the declaration runs from. */
const ofHeir =
  /\bspadk\w+.*\bdowiedzi\w+ sie (?:pan\w* )?o (?:\w+ ){0,3}powolani|\bdowiedzi\w+ sie\b[^.;]{0,40}\bdziedzicz/;
/** "wezwiemy Panią do zapłaty, a dopiero brak wpłaty w 7 dni od otrzymania wezwania": the call is still to come. */
const callsLater =
  /\b(?:wezwiemy|wyslemy wezwanie)\b[^.]{0,160}\b(?:otrzymania|doreczenia) wezwania/;
/** A will was opened, or those before the reader refused the estate. */
const calls = new RegExp(
  either(
    /\b(?:otwart[oy]|otwarci\w+) i oglosz\w+ testament|\bspadek odrzuci/,
    // Pani siostra złożyła przed tutejszym sądem oświadczenie o odrzuceniu spadku
    /\b(?:zlozyl\w*|zlozon\w+|zlozeni\w+) [^.;]{0,80}o odrzuceniu spadku/,
    /\bodrzuci[lt]\w* [^.;]{0,60}\bspadek\b/,
  ),
);
const FAR = 90;
const restates = /^[^.;:]*(?:^|[\s,(])(?:czyli|tj\.|to jest|to znaczy|a wiec)\s+$/;

const isRuling = /^(?:wyrok|postanowieni)/;
/** "od ogłoszenia lub doręczenia": the letter does not say which one applies. */
const alternative = /ogloszeni\w (?:\w+ )?(?:lub|albo|wzglednie)\b/;

const wasPresent =
  /(?<!nie)\bobecn[yaei]\w* (?:przy czynnosci|podczas czynnosci|przy zajeciu|w czasie)/;

/**
 * "od otrzymania negatywnej odpowiedzi", "od zawiadomienia o odrzuceniu sprzeciwu": the term runs from a later letter,
 * unless this letter is that answer.
 */
export function runsFromLater(view: LetterView, words: string): boolean {
  return laterLetters.some(({ start, isThis }) => start.test(words) && !isThis(view));
}

const laterLetters: readonly { start: RegExp; isThis: (view: LetterView) => boolean }[] = [
  {
    start: /\bod (?:dnia )?(?:otrzymania|doreczenia) wezwania/,
    isThis: ({ spaced }) => !callsLater.test(spaced),
  },
  {
    start: /otrzymania (?:negatywnej )?odpowiedzi/,
    isThis: ({ foldedTitle }) => foldedTitle.startsWith('odpowiedz'),
  },
  {
    start: /\bod (?:dnia )?zawiadomieni\w+ (?:\w+ )?o (?:tym|(?:jego |jej )?odrzuceni|odmowie)/,
    isThis: ({ foldedTitle, spaced }) =>
      /odrzuc|odmow/.test(foldedTitle) || /\bodrzuc(?:am|amy|ono|il|ila)\b/.test(spaced),
  },
];
