import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { accountsIn } from '#shared/letters/reading/money/payees/account-places.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

type Fact = { value: string | null; quote: string | null };

/** What a letter says about the title of a transfer: the title itself, or only what belongs in it. */
export type TransferTitle = { value: string; quote: string; isLiteral: boolean };

const put = either(
  'podac',
  'podanie',
  'podajac',
  'podaj',
  'podania',
  'wpisac',
  'wpisanie',
  'wpisujac',
  'wpisz',
  'umiescic',
  'wskazac',
  'zaznaczyc',
  'dopisac',
  'powolac',
);
const asking = either('nalezy', 'trzeba', 'prosimy', 'prosze', 'wystarczy', 'koniecznie');
/** "przelewu", "/wpłaty": what the title is of. */
const ofPayment = String.raw`(?:\s?\/?\s?(?:przelewu|wplaty|platnosci|operacji|transakcji|zaplaty))?`;

/** Words that announce the transfer title; the letters of the first group tell a noun from "tytułem". */
const announced = new RegExp(
  String.raw`(?<![a-z])(?:(?:w |z )?tytul(em|e|u)?${ofPayment}|z (?:dopiskiem|adnotacja)|dopisek` +
    String.raw`|w (?:tresci|opisie) przelewu|z powolaniem(?= (?:sie na )?(?:sygnatur|numer|nr))` +
    String.raw`|podajac(?= symbol)|symbol formularza lub platnosci)(?![a-z])` +
    String.raw`(?:,?\s\(?${asking})*(?:\so(?=\s))?(?:\s${put}(?![a-z]))?(?: (?:koniecznie|tylko|jedynie))?\)?` +
    String.raw`(\s?(?::|-|\?)|(?= {2}|\n|\s?[|„"”]))?\s{0,60}\|?\s{0,2}`,
  'g',
);
const askedFor = new RegExp(`${asking}|${put}|dopis|adnotac|powolan`);

const MAX_TITLE = 100;
const MAX_REST = 170;
/** As far behind its account as a title without a colon may stand. */
const NEAR = 60;
/** A title ends with its sentence, line or cell; "lok. 4", "ul. Polna" and "S. Kruk" go on. */
const ending =
  /(?<!(?<=\s)\p{Lu}|(?<!\p{L})(?:lok|ul|al|os|pl|dz|nr|gosp|sygn|kw|m|św|poz|im))\.(?=\s|$)|\n|\)|\s\(|;| {2}|$/u;
const further =
  /,? (?:w terminie|do dnia|w ci[ąa]gu|najpóźniej|przed|albo|lub w|spowoduje|czyni|powoduje|oznacza|zwalnia) .*$/u;
/** "sygnatury: Km 118/26", "numer informacji PO.4701": the name of a number is no part of it. */
const nameOfNumber =
  /^(?:sygnatur\w*|numer\w*(?: \p{Ll}+)?|nr \p{Ll}+):? (?=[\p{Lu}\d[]\S*\d|\p{Lu}\p{L}* \d)/u;
/** "imię i nazwisko dziecka oraz miesiąc", "numer upomnienia": what the payer puts together. */
const putTogether = new RegExp(
  either(
    /^(?:\S+ )?(?:imie|imiona|nazwisk|numer|nr|symbol(?! \S*\d)|sygnatur|znak|okres|adres|pesel|nip|swoj|wlasn|dane|nazwe|date|miesiac|rok|seri|za co)\w*\b(?!.*\d)/,
    /\bnazwisk|\bimie\b/,
  ),
);
/** "tytuł wykonawczy", "tytuł: nakaz zapłaty Sądu …": no transfer. */
const notTitle = new RegExp(
  either(
    /^\W*(?:wykonawcz|egzekucyjn|prawn|zawodow|nauko|zabezpiecz\w* {2}|wlasnosci|obciazeni)/,
    /^\W*(?:nakaz|wyrok|postanowien|akt notar|bankowy tytul)/,
    /^\W*(?:nalezy|prosimy|prosze|musi|powin|jest |byl|kwota|albo |lub |oraz |i )/,
  ),
);

type Places = ReturnType<typeof accountsIn>;
type Announced = { at: number; match: RegExpExecArray };

/** What the letter says about the title of the transfer to this account; undefined where it says nothing. */
export function transferTitle(view: LetterView, account: string | null): TransferTitle | undefined {
  const accounts = accountsIn(view);
  const told = [...view.flow.folded.matchAll(announced)].flatMap((match) => {
    const title = titleAt(view, { at: match.index, match }, accounts);
    return title === undefined ? [] : [{ ...title, at: match.index }];
  });
  const own = told.filter(({ at }) => isOf(at, account, accounts));
  // "Tytuł: 2026/11/771" in a line of its own below two accounts.
  const alone = told.filter(({ at }) => view.flow.text.slice(at - 1, at + 2) === '\nTy');
  const described = told.filter(({ isLiteral }) => !isLiteral);
  const others = alone.length === 1 ? alone : described;
  const fitting = own.length > 0 ? own : others;
  return fitting.find(({ isLiteral }) => isLiteral) ?? fitting[0];
}

/** The transfer title that the letter prescribes, or null. */
export function readPaymentTitle(view: LetterView, account: string | null): Fact {
  const title = transferTitle(view, account);
  return title?.isLiteral === true
    ? { value: title.value, quote: title.quote }
    : { value: null, quote: null };
}

/** A title behind another account of the letter belongs to that one. */
function isOf(at: number, account: string | null, accounts: Places): boolean {
  const last = accounts.filter(({ start }) => start < at).at(-1);
  return account === null || last === undefined || last.value === account;
}

function titleAt(
  view: LetterView,
  { at, match }: Announced,
  accounts: Places,
): TransferTitle | undefined {
  const start = at + match[0].length;
  const rest = view.flow.text.slice(start, start + MAX_REST);
  const quoted = /^\s?[„"”«](.{2,100}?)[”"“»]/s.exec(rest)?.[1];
  const end = ending.exec(rest)?.index ?? MAX_REST;
  const said = (quoted ?? rest.slice(0, end).replace(further, '')).replace(/\s+/g, ' ');
  const value = said
    .replace(/[.,;\s]+$/, '')
    .trim()
    .replace(nameOfNumber, '');
  const folded = foldText(value);
  if (value.length < 2 || value.length > MAX_TITLE || notTitle.test(folded)) return undefined;
  const [words, preposition, mark] = match;
  const isMarked = quoted !== undefined || mark !== undefined;
  const isBeside = accounts.some((one) => at >= one.end && at - one.end <= NEAR);
  const isReason = preposition === 'em' || preposition === 'u';
  if (preposition === 'u' && !/tytulu\s(?:przelewu|wplaty|platnosci)/.test(words)) return undefined;
  if (!isMarked && !isBeside && !askedFor.test(words) && !(isReason && isCode(value))) {
    return undefined;
  }
  const isNamed = /[\d[]/.test(value) || quoted !== undefined || isBeside;
  return {
    value,
    quote: view.flow.text
      .slice(at, start + end)
      .replace(/\s+/g, ' ')
      .trim(),
    isLiteral: isNamed && !putTogether.test(folded) && !/\.{3}|…|_{2}/.test(rest.slice(0, end + 3)),
  };
}

/** "GK/R/2026/04/118205": a number that nobody writes for the reason of a payment. */
const isCode = (value: string): boolean =>
  /^[\p{Lu}\d[]\S*\d|^\p{Lu}\S* [\d[]/u.test(value) && !/\d ?zł/.test(value);
