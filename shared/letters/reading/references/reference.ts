import { labelledValues } from '#shared/letters/reading/labels/labelled-values.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { pageOf } from '#shared/letters/reading/page/page.ts';
import type { ChosenParty } from '#shared/letters/reading/parties/candidates.ts';
import { type LinearModel, sharesOf } from '#shared/letters/reading/ranker/linear-model.ts';
import { certain, check, likely } from '#shared/letters/reading/sureness.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { type NumberCandidate, numberCandidates } from './number-candidates.ts';
import { numberFeatures } from './number-features.ts';
import trained from './reference-weights.json' with { type: 'json' };

/** The classes: the letter's own number, or not. */
export const numberClasses = ['own', 'other'] as const;
export type NumberClass = (typeof numberClasses)[number];

const model: LinearModel<NumberClass> = { ...trained, classes: numberClasses };

/** A number with a lower probability is not the letter's. */
export const LEAST_SHARE = 0.25;
const LIKELY = 0.6;
const CERTAIN = 0.85;
const MOST_RIVALS = 3;

/** "W korespondencji proszę powoływać: WS/112/26": the sender says which number to quote. */
const askedFor =
  /(?:prosze|prosimy|nalezy)(?: o)? (?:\w+ )?po(?:wol|da)\w+(?: sie na)?(?: ten| nasz)?(?: znak| numer| nr)?(?: sprawy| pisma)?\s?:? $/;

/** "UNP: 2604-26-118822" identifies one dispatch; a case number takes precedence. */
const ofSending = /\bunp\s?:?\s{0,2}$/;
const BEHIND = 0.9;

/**
 * The letter's own number: the likeliest of all its numbers; the number of an account, a contract or an
 * invoice only when there is no other.
 */
export function readReference(view: LetterView): ChosenParty | null {
  const numbers = numberCandidates(view);
  const features = numberFeatures(view, numbers);
  const [best, ...others] = numbers
    .map(({ value, cell, start }, index) => {
      const before = cell.folded.slice(0, Math.max(0, start - cell.start));
      const share = sharesOf(model, features[index] ?? []).get('own') ?? 0;
      const own = Math.max(share, askedFor.test(before) ? CERTAIN : 0);
      return { value, quote: cell.text, share: ofSending.test(before) ? own * BEHIND : own };
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share);
  if (best === undefined)
    return (
      labelledNumber(view) ??
      titleOfPayment(view, numbers) ??
      formalNumber(view, numbers) ??
      numberOfMatter(view, numbers) ??
      numberOfDesk(view)
    );
  const { value: name, quote, share } = best;
  const rivals = others.filter((other) => squashed(other.value) !== squashed(name));
  if (
    share >= LIKELY &&
    !borrowed.test(foldText(quote)) &&
    (rivals[0]?.share ?? 0) < share * 0.95
  ) {
    return { name, quote, sureness: share >= CERTAIN ? certain : likely };
  }
  const alternatives = rivals.slice(0, MOST_RIVALS);
  return {
    name,
    quote,
    sureness: check(alternatives.map((other) => ({ value: other.value, quote: other.quote }))),
  };
}

/** "Sygn. akt GD.VII Ns-Rej.KRS 4411/26/114": after a label for the letter's own number, any form counts. */
function labelledNumber(view: LetterView): ChosenParty | null {
  const found = labelledValues(pageOf(view)).find(
    ({ role, value, cell }) =>
      (role === 'own_number' || role === 'case_number') &&
      cell.zone === 'head' &&
      numberLike.test(value),
  );
  if (found === undefined) return null;
  return { name: found.value, quote: found.cell.text, sureness: check([]) };
}

/** "GOPS.DM.5120.61.2026" before the heading of a letter in one block: the form alone identifies an office's case. */
function formalNumber(
  { flow, foldedTitle }: LetterView,
  numbers: readonly NumberCandidate[],
): ChosenParty | null {
  const formal = numbers.filter(({ value }) => officeForm.test(value));
  const [first] = formal;
  if (first === undefined || formal.length > 1) return null;
  const cited = cites.test(flow.folded.slice(0, flow.text.indexOf(first.value)).slice(-30));
  if (cited || foldedTitle.includes(foldText(first.value))) return null;
  return { name: first.value, quote: first.value, sureness: check([]) };
}

const officeForm =
  /^(?=\p{Lu})[\p{L}\d]+(?:[.-][\p{L}\d]+){0,3}\.\d{3,4}\.\d{1,6}\.20\d{2}(?:\.\p{L}{1,3})?$/u;
/** "decyzją znak", "nr", "z dnia": a number that the letter quotes from another. */
const cites = /\b(?:decyzj\w+|postanowieni\w+|pism\w+|wezwani\w+)(?: \w+)? (?:nr|znak|numer):? $/;

/** "Temat: zmiana opłaty - umowa SNK-88104": the number in a mail's subject that its text repeats. */
function numberOfMatter(
  { flow }: LetterView,
  numbers: readonly NumberCandidate[],
): ChosenParty | null {
  const found = numbers.find(({ value, times, cell }) => {
    const at = cell.zone === 'mail' && times > 1 ? flow.text.indexOf(value) : -1;
    return at >= 0 && matter.test(flow.folded.slice(Math.max(0, at - WORDS_BEFORE), at));
  });
  if (found === undefined) return null;
  return { name: found.value, quote: found.cell.text, sureness: check([]) };
}
const WORDS_BEFORE = 30;
const matter =
  /\b(?:umow\w+|faktur\w+|fv|polis\w+|spraw\w+|zgloszeni\w+|zamowieni\w+|rezerwacj\w+|szkod\w+|reklamacj\w+|do)(?: (?:nr|numer))?\.?:? $/;

/** "Kadry 14/26" alone on its line above the heading: the desk and its running number. */
function numberOfDesk(view: LetterView): ChosenParty | null {
  const page = pageOf(view);
  const found = page.cells.filter(
    ({ zone, text, y }) =>
      zone === 'head' && (page.titleRow < 0 || y < page.titleRow) && deskNumber.test(text),
  );
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  return { name: only.text, quote: only.text, sureness: check([]) };
}
const deskNumber =
  /^(?!(?:Nr|Lokal|Lok|Dom|Pok[oó]j|Strona|Str|Klasa|Osiedle|Os|Tel|Fax|Kod|Rok|Dz)(?![\p{L}]))\p{Lu}\p{L}{1,11} \d{1,5}\/(?:\d{2}|20\d{2})$/u;

/** Words with capitals and figures, no sentence and no day. */
const numberLike =
  /^(?!\d{1,2}[. ]\S+[. ]\d{4})(?=.*\d{2})[\p{Lu}\d[][\p{L}\d./_-]*(?: [\p{Lu}\d][\p{L}\d./_-]*){0,4}$/u;

/** "z dopiskiem WM114/27": the number that the sender wants on the payment. */
function titleOfPayment(
  { flow, source }: LetterView,
  numbers: readonly NumberCandidate[],
): ChosenParty | null {
  const found = numbers.find(({ value, times }) => {
    const at = times < 2 ? -1 : flow.text.lastIndexOf(value);
    return (
      at >= 0 && /(?:dopisk\w+|tytul\w*)\s?:?\s$/.test(flow.folded.slice(Math.max(0, at - 30), at))
    );
  });
  if (found === undefined) return null;
  const quote = source.slice(found.start, found.end);
  return { name: found.value, quote, sureness: check([]) };
}

/** The number of an invoice, a contract or a customer, used for a letter without its own number. */
const borrowed = wordPattern([
  'faktur*',
  'fv',
  'umow*',
  'polis*',
  'klient*',
  'abonent*',
  'indeks*',
]);

const squashed = (value: string) => value.replace(/[^\p{L}\d]/gu, '').toLowerCase();
