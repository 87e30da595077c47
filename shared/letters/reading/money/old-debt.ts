import { findDates } from '#shared/letters/calendar/dates.ts';
import { longDate } from '#shared/letters/calendar/polish-wording.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { issuers } from '#shared/letters/catalogue/issuers.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isStranger } from '#shared/letters/reading/reader/reader.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { anyOf } from '#shared/letters/text/word-list.ts';

/** Letters by which a private creditor claims money. */
const claims: ReadonlySet<DocumentType['reply']> = new Set<DocumentType['reply']>([
  'payment_demand',
  'assignment',
  'debt_register',
]);

/** Words before a day that say from what and since when the money is owed. */
const originWords = anyOf([
  'umow*', // umowa pożyczki z dnia …
  'pozycz*',
  'kredyt*',
  'faktur*', // faktura nr … z dnia …
  'wymagaln*', // wymagalna od …
  'platn*', // płatna do …
  'termin* platnosci',
  'termin* splaty',
  'splacon*', // miała zostać spłacona do …
  'wypowiedzian*',
  'abonament*',
]);
/** Words before the day of an assignment, of a payment or of a balance: it says nothing of the debt's age. */
const laterWords = anyOf(['cesj*', 'przelew*', 'naby*', 'stan na', 'wplat*', 'odsetk*']);
/** A claim that a court has decided becomes time-barred later. */
const adjudicated =
  /\b(?:nakaz\w*|wyrok\w*|tytul\w* wykonawcz\w*|ugod\w* sadow\w*)[^.;]{0,60}\b(?:z (?:dnia )?\d|sygn)/;

/** "nabył 12 czerwca 2026 r. wierzytelność z umowy pożyczki z 5 października 2016 r.": the nearest word decides. */
const isOrigin = (label: string) => lastPlace(originWords, label) > lastPlace(laterWords, label);

/** "faktura   termin płatności   kwota": the heading of a table of what is owed. */
const headOfDues =
  /^.*\b(?:termin\w* (?:platno|zaplat)|data (?:wystaw|faktur|platno)|wymagaln).*$/im;
/** Whether a day is in a row of such a table, which its label does not say. */
function isRowOfDues(text: string, at: number): boolean {
  const above = foldText(text.slice(Math.max(0, at - TABLE), at));
  const head = headOfDues.exec(above);
  if (head === null || /\d/.test(head[0])) return false;
  const rows = above.slice(head.index + head[0].length);
  return !/\n\s*\n/.test(rows.trim()) && !laterInTable.test(rows);
}
/** How far above a day the heading of its table may be. */
const TABLE = 700;
const laterInTable = /\b(?:wplat|cesj|stan na|odsetk)/;

const lastPlace = (words: string, text: string) =>
  [...text.matchAll(new RegExp(words, 'g'))].at(-1)?.index ?? -1;

const YEARS_OF_LIMITATION = 3;

/** Whether three years to the end of the year have passed between two days (ISO; art. 118 k.c.). */
export const isPastLimitation = (since: string, day: string): boolean =>
  Number(day.slice(0, 4)) - Number(since.slice(0, 4)) > YEARS_OF_LIMITATION;

/**
 * The newest day (ISO) from which a private creditor's claim can date when all such days lie so far back that
 * it may be time-barred: three years, to the end of the year (art. 118 k.c.); null when the letter gives no
 * such day, or a court has decided the claim.
 */
export function oldDebtDay({ type, role, view, documentDate }: LetterFacts): string | null {
  if (documentDate === null || !claims.has(type.reply) || isStranger(role)) return null;
  if (issuers[type.issuer].isStatutory || adjudicated.test(view.spaced)) return null;
  const newest = findDates(view.flow)
    .filter(
      ({ iso, role: said, label, at }) =>
        said !== 'statute' &&
        iso < documentDate &&
        (isOrigin(label) || isRowOfDues(view.flow.text, at.start)),
    )
    .map(({ iso }) => iso)
    .toSorted()
    .at(-1);
  return newest !== undefined && isPastLimitation(newest, documentDate) ? newest : null;
}

/** ": pismo mówi o dniu 12 kwietnia 2019 r., a dług wobec firmy …"; empty for a younger debt. */
export function ageOfDebt(facts: LetterFacts): string {
  const day = oldDebtDay(facts);
  return day === null
    ? ''
    : `. Pismo mówi o dniu ${longDate(day)}, a dług wobec firmy przedawnia się zwykle po 3 latach, z końcem roku. Wpłata lub ugoda może być uznaniem długu`;
}
