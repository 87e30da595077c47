import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { isWithdrawnAccount } from '#shared/letters/reading/clauses/corrections/withdrawn.ts';
import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { accountsIn, type Candidate } from './payees/account-places.ts';

type Fact = { value: string | null; quote: string | null };

/** Beginnings of words for paying and for an owed sum. */
const payingWord = either(
  'wplac',
  'wplat',
  'przelew',
  'zaplac',
  'zaplat',
  'uregul',
  'uisc',
  'przekaz',
  'naleznosc', // należność prosimy przekazać na rachunek
  'splac',
  'splat',
  'zwrot',
);
/** A seized account or one that money leaves, according to the words before it. */
const seizedBefore = /(?:\bz rachunk\w+|zajet\w+ rachunk\w*|zajmuje rachun\w*)[^;]{0,40}$/;
const formerBefore = either(
  /dotychczasow\w* (?:rachun|kont|numer|nr)[^;]{0,50}$/,
  /nieaktualn\w*[^;]{0,50}$/,
  /nie nalezy (?:wplacac|uzywac)[^;]{0,60}$/,
  /zamkniet\w+[^;]{0,30}$/, // rachunek zamknięty
);

const payee = new RegExp(
  String.raw`${payingWord}\w*[^;]{0,140}(?:rachun|konto|kont\w+|numer|nr)|(?:rachun\w+|konto|nr rachunku|numer rachunku)[^.;]{0,40}$`,
);
/** "Wpłata: 30 1030 …" */
const labelledPayee =
  /(?:wplat[ay]|platnosc|przelew)\s?:?\s*$|(?:wplat[ay]|platnosci|przelewy|czynsz|czesne|skladki)(?: jak| [a-z]{2,14}| \d{1,2}\.?){1,9}:\s*$/;
const named = /(?:rachun|kont[oa]\b|mikrorachun|nrs|nrb|iban)/;
const notPayee = new RegExp(
  either(
    seizedBefore,
    /rachun\w* (?:dluzni|zleceniobiorc|wnioskodawc|pracownika|ubezpieczon)\w*[^;]{0,30}$/,
    /wskazan\w+ przez pan\w*[^;]{0,60}$/, // rachunek wskazany przez Panią
    new RegExp(formerBefore),
  ),
);
/** Accounts that nobody should pay to, whoever owns them: seized, closed, outdated. */
const outOfUse = new RegExp(either(seizedBefore, new RegExp(formerBefore)));

/** "Opłaty wnosi się na dotychczasowy rachunek": the previous account stays in use. */
const staysInUse = new RegExp(
  [
    /(?:wnos|wnies|wplac|wplat|plac|uiszcz|uisc|przelew|przela|przekaz|regul)\w* /.source,
    /(?:[^.;]|\d\.|\br\.){0,80}\bna (?:\w+,? )?/.source,
    /dotychczasow\w* (?:rachun|kont|numer|nr)\w*[^;]{0,50}$/.source,
  ].join(''),
);
const left = /\b(?:nie|zamiast|zamkniet\w*|nieaktualn\w*)\b/;

/** Whether the words before an account (folded) say that it accepts no payments. */
export function takesNoPayments(before: string): boolean {
  const words = before.replace(/\s+/g, ' ');
  return outOfUse.test(words) && !isStillUsed(words);
}

function isStillUsed(words: string): boolean {
  const told = staysInUse.exec(words)?.[0];
  return told !== undefined && !left.test(words.slice(-told.length - 20));
}

/** Accounts for other people's payments or for a fee other than the debt: bidders' deposits, court fees. */
const forOthers = wordPattern([
  'depozyt*', // rachunek depozytowy
  'rekojmi*',
  'wadium',
  'licytant*',
  'na rzecz funduszu', // świadczenie pieniężne na rzecz Funduszu Pomocy Pokrzywdzonym
  'sum* na zlecenie',
  'biezac* skladk*', // składki bieżące nadal na NRS …
  'skladki biezace',
  'osobno', // koszty upomnienia proszę wpłacić osobno na rachunek …
]);

/** "Bieżący czynsz jest płatny osobno do 20.04.2026. Wpłaty: …": said of another sum in the sentence before. */
const withoutApart = (before: string): string =>
  before.replace(/\bosobno\b(?=\W{0,2}\. |[^;]*(?:[a-z]{4,}|\d{4}(?: r)?)\. )/g, ' ');

/** "Rachunek dochodów (opłaty sądowe, nie do zaliczek):" */
const forOtherSums = /\bnie (?:do|dla) [a-z]+(?: [a-z]+)?\)?:? *$/;

const BEHIND = 170;
/** How far behind the sum that it is for an account may stand. */
const FAR = 400;
/** "służy wyłącznie do opłat sądowych – zaliczek prosimy tam nie wpłacać", "(…) nie służy do wpłaty kary". */
const wantsOthers = new RegExp(
  either(
    /^\W*(?:sluzy (?:wylacznie|tylko) do|nie sluzy)\b/,
    /^[^;]{0,110}\b(?:tam nie|nie nalezy tam|prosimy tam nie) wplaca/,
    /^[^;.]{0,40}\b(?:juz|wiecej|tam) (?:\w+ ){0,2}nie (?:wplac|przekaz|przelew|plac|uiszcz)/,
  ),
);
/** Accounts that the reader of a payment never needs: for bidders, deposits and funds. */
const neverOwn = /^(?:depozyt|rekojmi|wadium|licytant|na rzecz|sum)/;

/** Whether a payment of the letter may go to this account: it takes payments, and not those of other people. */
export function mayBePaid(view: LetterView, { value, start, end }: Candidate): boolean {
  if (isWithdrawnAccount(view, value)) return false;
  const before = view.spaced.slice(Math.max(0, start - BEHIND), start);
  const other = forOthers.exec(withoutApart(before.slice(-90)))?.[0];
  const isOthers = other !== undefined && neverOwn.test(other) && !before.includes('zaliczk');
  return (
    !isOthers &&
    !wantsOthers.test(view.spaced.slice(end, end + BEHIND)) &&
    (!notPayee.test(before.slice(-130)) || isStillUsed(before))
  );
}

const payTo = /na (?:\w+ ){0,3}(?:rachun|konto|mikrorachun)[^;]{0,80}$/;

/** The account to which the letter itself asks to pay; never a seized, foreign or addressee's account. */
export function readPayeeAccount(view: LetterView, type: DocumentType): Fact {
  let best: { candidate: Candidate; score: number } | undefined;
  const isAuction = /licytac|rekojmi|wadium/.test(view.spaced);
  const candidates = accountsIn(view).filter(({ value }) => !isWithdrawnAccount(view, value));
  // When there is a new account, the old one accepts at most earlier debts.
  const isOnly = new Set(candidates.map(({ value }) => value)).size === 1;
  for (const candidate of candidates) {
    const before = view.spaced.slice(Math.max(0, candidate.start - 170), candidate.start);
    let score = candidate.valid ? 0.5 : 0;
    if (payee.test(before)) score += 4;
    if (named.test(before.slice(-70))) score += 2;
    if (payTo.test(before)) score += 2;
    if (labelledPayee.test(before)) score += 4;
    if (notPayee.test(before.slice(-130)) && !(isOnly && isStillUsed(before))) score -= 8;
    // A bailiff holds everybody's money on deposit; at an auction it is the bidders' money.
    const other = forOthers.exec(withoutApart(before.slice(-90)))?.[0];
    // A court keeps what its parties advance with what is deposited there.
    const isAdvance =
      other?.startsWith('sum') === true &&
      view.spaced.slice(Math.max(0, candidate.start - FAR), candidate.start).includes('zaliczk');
    if (other !== undefined && !isAdvance)
      score -= other.startsWith('depozyt') && !isAuction ? 2 : 8;
    if (forOtherSums.test(before)) score -= 8;
    const behind = view.spaced.slice(candidate.end, candidate.end + BEHIND);
    if (wantsOthers.test(behind)) score -= 8;
    if (type.reply === 'contract') score -= 1;
    if (score > (best?.score ?? 0)) best = { candidate, score };
  }
  if (best === undefined) return { value: null, quote: null };
  const { value, start, end } = best.candidate;
  return { value, quote: quoteAt(view, { start, end }) };
}
