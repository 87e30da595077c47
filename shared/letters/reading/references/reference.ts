import { labelledValues } from '#shared/letters/reading/labels/labelled-values.ts';
import type { LabelRole } from '#shared/letters/reading/labels/labels.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { pageOf } from '#shared/letters/reading/page/page.ts';
import type { ChosenParty } from '#shared/letters/reading/parties/candidates.ts';
import { type LinearModel, sharesOf } from '#shared/letters/reading/ranker/linear-model.ts';
import { certain, check, likely } from '#shared/letters/reading/sureness.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { type NumberCandidate, numberCandidates } from './number-candidates.ts';
import { numberFeatures } from './number-features.ts';
import { numberOfAct } from './number-of-act.ts';
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
/** "Km 2217/26 (w korespondencji podać)": the same said behind the number. */
const askedBehind = /^,? \((?:w|przy) [^.)]*\bpo(?:wol|da)/;

/** "UNP: 2604-26-118822" identifies one dispatch, "Decyzja nr 12/2026" one act; a case number takes precedence. */
const ofSending = /\b(?:unp|decyzja nr)\s?:?\s{0,2}$/;
const BEHIND = 0.9;

/**
 * The letter's own number: the likeliest of all its numbers; the number of an account, a contract or an
 * invoice only when there is no other.
 */
export function readReference(view: LetterView): ChosenParty | null {
  const numbers = ofWriter(view, numberCandidates(view));
  const features = numberFeatures(view, numbers);
  const rated = numbers
    .map(({ value, cell, start, end }, index) => {
      const before = cell.folded.slice(0, Math.max(0, start - cell.start));
      const share = sharesOf(model, features[index] ?? []).get('own') ?? 0;
      const after = cell.folded.slice(Math.max(0, end - cell.start));
      const isAskedFor = askedFor.test(before) || askedBehind.test(after);
      const own = Math.max(share, isAskedFor ? CERTAIN : 0);
      return { value, quote: cell.text, share: ofSending.test(before) ? own * BEHIND : own };
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share);
  const [best, ...others] = rated;
  if (best === undefined)
    return (
      labelledNumber(view, ['own_number', 'case_number']) ??
      numberOfMatter(view, numbers) ??
      numberOfDesk(view) ??
      numberOfDeed(numbers) ??
      numberOfAct(view) ??
      labelledNumber(view, ['other_number']) ??
      numberBehindLabel(numbers) ??
      onlyNumber(view, numbers)
    );
  const { value: name, quote, share } = ofCaseBefore(view, best, others);
  const rivals = rated.filter((other) => squashed(other.value) !== squashed(name));
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

/** A bailiff's number in a court's letter is the number of another case, and a court's number in a bailiff's. */
function ofWriter(view: LetterView, numbers: readonly NumberCandidate[]): NumberCandidate[] {
  const head = pageOf(view).cells.filter(({ zone }) => zone === 'head');
  const writer = head.find(({ folded }) =>
    /^(?:komornik\w* sadow|sad (?:rejonow|okregow|apelac))/.test(folded),
  );
  const [own, other] = writer?.folded.startsWith('k') === true ? BAILIFFS : COURTS;
  const isOwn = ({ form, cell }: NumberCandidate) => form === own && cell.zone === 'head';
  if (writer === undefined || !numbers.some(isOwn)) return [...numbers];
  return numbers.filter(({ form }) => form !== other);
}
const BAILIFFS = ['bailiff', 'court'] as const;
const COURTS = ['court', 'bailiff'] as const;

type Rated = { value: string; quote: string; share: number };

/** Between "Nr umowy: 77/2024" and "Nr sprawy: W-2026-871" in one letterhead, the matter's number is the letter's. */
function ofCaseBefore(view: LetterView, best: Rated, others: readonly Rated[]): Rated {
  const labelled = labelledValues(pageOf(view));
  const isOf = (one: Rated, roles: readonly LabelRole[]) =>
    labelled.some(
      ({ role, value, cell, valueCell }) =>
        roles.includes(role) &&
        cell.zone === 'head' &&
        valueCell.text === one.quote &&
        value.startsWith(one.value),
    );
  if (!isOf(best, ['other_number'])) return best;
  return others.find((one) => isOf(one, ['own_number', 'case_number'])) ?? best;
}

/** "Sygn. akt GD.VII Ns-Rej.KRS 4411/26/114": after a label for a number, any form counts. */
function labelledNumber(view: LetterView, roles: readonly LabelRole[]): ChosenParty | null {
  for (const { role, value, cell } of labelledValues(pageOf(view))) {
    const [name] = numberLike.exec(value) ?? [];
    if (name !== undefined && /\d/.test(name) && roles.includes(role) && cell.zone === 'head')
      return { name, quote: cell.text, sureness: check([]) };
  }
  return null;
}

/**
 * "Temat: zmiana opłaty - umowa SNK-88104": the number in a mail's subject that its text repeats, or in a short message;
 * "z dopiskiem WM114/27": the number that the sender wants on the payment.
 */
function numberOfMatter(
  { flow, lines }: LetterView,
  numbers: readonly NumberCandidate[],
): ChosenParty | null {
  const found = numbers.find(({ value, times, cell }) => {
    const before = flow.text
      .split(value)
      .slice(0, -1)
      .map((part) => foldText(part.slice(-WORDS_BEFORE)));
    const isApplication = /\b(?:wniosek|zgloszenie)(?: (?:nr|numer))?\.?:? $/.test(before[0] ?? '');
    const isNamed = lines.length < SHORT || (cell.zone === 'mail' && (times > 1 || isApplication));
    return (
      (isNamed && matter.test(before[0] ?? '')) || (times > 1 && payment.test(before.at(-1) ?? ''))
    );
  });
  if (found === undefined) return null;
  return { name: found.value, quote: found.cell.text, sureness: check([]) };
}

/** "Kod: 8815 · Nr na liście oczekujących: ORT/2025/0733": the one number above the text behind words that call it one. */
function numberBehindLabel(numbers: readonly NumberCandidate[]): ChosenParty | null {
  const named = numbers.filter(({ cell, start }) => {
    const before = cell.folded.slice(0, Math.max(0, start - cell.start));
    return cell.zone !== 'body' && calledNumber.test(before) && !ofPlace.test(before);
  });
  const [only] = named;
  if (only === undefined || named.length > 1) return null;
  return { name: only.value, quote: only.cell.text, sureness: check([]) };
}
const calledNumber =
  /(?:^|[·|;,(] ?|\s{2})(?:nr|numer|kod|id|identyfikator|oznaczenie)\.? (?!tel|kont|rach|lokal|dom|pocz|nip|ppe|licz|dost)[a-z .]{2,40}: ?$/;
const ofPlace = /\b(?:telefon\w*|rachunk\w*|kont[ao]|lokalu|pokoju|licznik\w*|pocztow\w*)\W*$/;

/** "Dotyczy umowy nr ROR/0077314/2021": the one contract or policy that a letter without any other number is about. */
function onlyNumber({ flow }: LetterView, numbers: readonly NumberCandidate[]): ChosenParty | null {
  const named = numbers.filter(({ value }) => {
    const at = flow.text.indexOf(value);
    const before = foldText(flow.text.slice(Math.max(0, at - CONTRACT_BEFORE), at));
    const words = before.replace(/\s+/g, ' ');
    return at >= 0 && (ofContract.test(words) || ofCustomer.test(words));
  });
  const [only] = named;
  if (only === undefined || named.length > 1) return null;
  return { name: only.value, quote: only.cell.text, sureness: check([]) };
}
const ofContract =
  /\b(?:umow\w+|polis\w+|szkod\w+|rezerwacj\w+|zamowieni\w+)(?: [a-z]{1,14}){0,6} (?:nr|numer)\.?:? $/;
/** "na konto wspólnoty … (indeks 2224-16)": the reader's own number with the sender. */
const ofCustomer =
  /\b(?:indeks\w*(?: lokalu)?|(?:nr|numer|kod|id) (?:indeksu|klienta|lokatora|abonenta|odbiorcy|platnika|ewid\w*\.?))\s?:? $/;
const CONTRACT_BEFORE = 90;

const payment =
  /(?:dopisk\w+|tytul\w*(?: (?:przelewu|wplaty|platnosci|przekazu|operacji|zaplaty))?)\s?:?\s+$/;
const SHORT = 4;
const WORDS_BEFORE = 30;
const matter =
  /\b(?:umow\w+|wnios\w+|faktur\w+|fv|polis\w+|spraw\w+|zgloszeni\w+|zamowieni\w+|rezerwacj\w+|szkod\w+|reklamacj\w+|pozyczk\w+|do)(?: (?:nr|numer))?\.?:? $/;

/** "Rep. A nr 512/2026": a notary's deed, where the letter names only one. */
function numberOfDeed(numbers: readonly NumberCandidate[]): ChosenParty | null {
  const deeds = numbers.filter(({ value }) => value.startsWith('Rep. A'));
  const [only, ...others] = deeds.filter(
    ({ cell, value }) => cell.zone === 'head' || cell.text === value,
  );
  if (only === undefined || others.length > 0) return null;
  return { name: only.value, quote: only.cell.text, sureness: check([]) };
}

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
  /^(?!\d{1,2}[. ]\S+[. ]\d{4})(?=\D*\d\D*\d)[\p{Lu}\d[][\p{L}\d./_-]*(?: [\p{Lu}\d][\p{Lu}\d./_-]*(?!\p{L})){0,4}(?=$|,| \p{Lu}\p{Ll})/u;

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
