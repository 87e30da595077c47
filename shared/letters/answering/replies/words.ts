import { longDate, moneyText } from '#shared/letters/calendar/polish-wording.ts';
import { amountDue, type LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { textInOneLine } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** A visible gap that the reader has to fill. */
export const gap = (what: string) => `[uzupełnij: ${what}]`;

/** What the reader adds in their own words; the only gap of most grounds. */
export const ownReasons = gap('własnymi słowami: fakty i dowody');

const referenceLabels: Readonly<Partial<Record<LetterFacts['type']['issuer'], string>>> = {
  court: 'sygn. akt',
  bailiff: 'sygn. akt',
  tax_office: 'znak sprawy',
  municipality: 'znak sprawy',
  office: 'znak sprawy',
  zus: 'znak',
  traffic: 'nr sprawy',
  insurer: 'nr szkody',
};

/** "II K 77/26": the division, the register, the number and the year are a court's, whoever writes. */
const courtFile = /^[IVX]+ \p{Lu}\p{L}{0,3} \d+\/\d\d$/u;

/** ", sygn. akt I Nc 1284/26" – the letter's own number, or a gap when one is needed. */
export function referencePart({ reference, type }: LetterFacts): string {
  const label =
    reference !== null && courtFile.test(reference) ? 'sygn. akt' : referenceLabels[type.issuer];
  if (reference !== null) return `, ${label ?? 'znak'} ${reference}`;
  return label === undefined || type.issuer === 'insurer'
    ? ''
    : `, ${label} ${gap('numer sprawy')}`;
}

/** "z dnia 11 maja 2026 r." */
export function datePart({ documentDate }: LetterFacts): string {
  return `z dnia ${documentDate === null ? gap('data pisma') : longDate(documentDate)}`;
}

/** The sum of the letter in print form, also when the reader may contest it; null when it names none. */
export function sumText(facts: LetterFacts): string | null {
  const { direction, main_amount: main, total_amount: total } = facts.financial;
  const due = amountDue(facts) ?? (direction === 'disputed' ? (total.value ?? main.value) : null);
  if (due === null) return null;
  return moneyText(due, facts.financial.currency);
}

/** " w kwocie 6 318,44 zł"; empty when the letter names no sum. */
export function ofSum(facts: LetterFacts, lead = ' w kwocie '): string {
  const sum = sumText(facts);
  return sum === null ? '' : `${lead}${sum}`;
}

/** " w kwocie 214,36 zł" of the sum the reader gets; empty when the letter promises none. */
export function ofReceivable({ financial }: LetterFacts): string {
  const sum = financial.total_amount.value ?? financial.main_amount.value;
  return financial.direction === 'to_receive' && sum !== null
    ? ` w kwocie ${moneyText(sum, financial.currency)}`
    : '';
}

const monthStem = either(
  'stycze',
  'luty',
  'marzec',
  'kwieci',
  /maj\b/,
  'czerwiec',
  'lipiec',
  'sierpie',
  'wrzesie',
  'październik',
  'listopad',
  'grudzie',
);
/** "od maja 2025 r. do grudnia 2025 r." */
const fromTo = String.raw`od [^,;()]{4,30}? do (?:dnia )?[^,;()]{4,30}?\d{4}(?: ?r\.)?`;
/** "miesiąc maj 2025 r." */
const oneMonth = String.raw`(?:miesi\p{L}+ )?${monthStem}\p{L}* \d{4}(?: ?r\.)?`;

/** "Składki za sierpień 2026 r. (termin 21.09.2026 r.) nie są objęte tym upomnieniem." */
const excludes = /^[^;]{0,80}?\bnie (?:są|jest|została?|zostały) (?:objęt|ujęt|wliczon)/u;
const SENTENCE = 140;

const periods = new RegExp(String.raw`\bza (?:okres )?(${fromTo}|${oneMonth})`, 'u');

/** " za okres od maja 2025 r. do grudnia 2025 r.", as in the letter; empty when it names none. */
export const ofPeriod = ({ view }: LetterFacts): string => periodIn(view);

const periodIn = oncePer((view: LetterView): string => {
  const text = textInOneLine(view.flow);
  const match = periods.exec(text);
  const found = match?.[1];
  if (
    match === null ||
    found === undefined ||
    excludes.test(text.slice(match.index, match.index + SENTENCE))
  )
    return '';
  return found.startsWith('od ') ? ` za okres ${found}` : ` za ${found}`;
});

/** How the reader received the letter; the day they fill in decides whether the term is kept. */
export const receivedOn = `Pismo doręczono dnia ${gap('data odbioru')}.`;

/** Precedes every offer of instalments to a private creditor. */
export const notAcknowledged =
  'Niniejsze pismo nie stanowi uznania długu ani zrzeczenia się zarzutu przedawnienia.';
