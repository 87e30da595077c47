import { smallWords } from '#shared/letters/text/lines.ts';
import { either } from '#shared/letters/text/word-list.ts';

/*
 * What a line of a table or a form can be whose columns stand one after the other: a label, a value, a rule.
 */

/** A filled line of the letter, without the bars and leaders at its ends. */
export type TableLine = {
  at: number;
  text: string;
  /** Whether leaders ("Opłata ......") end it, so that its value stood behind them. */
  leads: boolean;
};

const LONGEST_LABEL = 75;
const LONGEST_VALUE = 70;
/** More words in small letters are a sentence. */
const MOST_WORDS = 7;
const MOST_OF_VALUE = 3;
const MOST_BESIDE_SUM = 5;

export const tableLine = (raw: string, at: number): TableLine => {
  const text = raw.replace(/^[|\s]+|[|\s]+$/g, '');
  const bare = text.replace(/\s*(?:[._…]\s?){3,}$/u, '');
  return { at, text: bare, leads: bare !== text };
};

export const isRule = (text: string): boolean => /^[-–=_ +|.]{3,}$/.test(text);

/** "1 240,00 zł", "- 600,00", "4 810,00 zł (od 4 do 14 dni)". */
const sum =
  /^(?:EUR |PLN )?[-–−+]?\s?\d{1,3}(?:[ .]?\d{3})*(?:,\d{2}(?!\d)|(?=\s?(?:z[łl]|PLN|EUR)))/;
/** "18 maja 2026 r.", "[RACHUNEK_1]": no "15% emerytury", "2. koszty", "4 x 37,00 zł", "39-300 Mielec". */
const value =
  /^(?!\d{1,2}[.)] ?\p{L}|\d+ ?%|\d+ ?[x×]|\d{2}-\d{3} \p{L})(?:(?:do |od )?[-–−+]?\s?\d|\[\p{Lu})/u;
const multiplied = /\d ?[x×]|[x×] ?\d/;

/** "30 000 zł." ends a sentence. */
const endsSentence = /(?<!\sr)\.$|[.!?] \p{Lu}/u;

/** "3 120,00 zł od dnia 17 stycznia 2026 r. do dnia zapłaty," goes on; "2 615,40 / 7 200,00" are several. */
const inSentence =
  /,$|\d \/ ?[-–−]?\d|do (?:dnia )?zapłaty|(?:zł|PLN|EUR) (?:przy|w|po|za|z|ze|na|oraz|i|lub|tytułem) /;

export const isSum = ({ text }: TableLine): boolean =>
  text.length <= LONGEST_VALUE &&
  sum.test(text) &&
  !inSentence.test(text) &&
  smallWords(text) <= MOST_BESIDE_SUM &&
  !multiplied.test(text) &&
  !endsSentence.test(text);

export const isValue = (line: TableLine): boolean =>
  isSum(line) ||
  (line.text.length <= LONGEST_VALUE &&
    value.test(line.text) &&
    smallWords(line.text) <= MOST_OF_VALUE &&
    !endsSentence.test(line.text));

/** In hundredths; what is taken off is negative. */
export const sumIn = ({ text }: TableLine): number => {
  const [figure = '0'] = sum.exec(text) ?? [];
  const digits = Number(figure.replace(/\D/g, '')) * (figure.includes(',') ? 1 : 100);
  return /^\D*[-–−]/.test(figure) ? -digits : digits;
};

/** "Termin: 14 dni", "Razem 12,00 zł", "rachunek 12 1020 …": no value of the column belongs to such a line. */
const ownValue =
  /(?<!^w tym):\s\S|\d,\d{2}(?:\s?(?:z[łl]|PLN|EUR))?$|= ?[-–−]?\d.*$|(?:\d{4} ?){4}:?$/iu;
/** "Prosimy o wpłatę", "26-600 Radom", "NIP 5260001246". */
const noName = new RegExp(
  either(
    /^(?:Pros[zi]|Wzywa|NIP|KRS|REGON|PESEL|ul\. )|\d{2}-\d{3} \p{L}/u,
    /(?:^|[ .])(?:nakazuje|zasądza|zobowiązuje|orzeka|postanawia)(?= |$)/u,
    /, (?:aby|żeby|że|by|który|która|które) /u,
  ),
  'u',
);
/** The next line goes on. */
const goesOn = /(?:^| )(?:art\.|ust\.|pkt|nr|z|w|we|na|do|o|i|oraz|lub|od|dnia|pod|po|za|że)$/u;
export const remark = /\s?\([^()]*\)/g;
const shortened =
  /(?:^|[ (])(?:(?!z[łl])\p{L}{1,4}|opóźn|opozn|prolong|egzek|egzekuc|upomn|manipul|zastęp|proces|admin|\d+)\.(?= |$)/gu;

/** A name of a value: short, without a value of its own, and no sentence. */
export function isLabel({ text, leads }: TableLine): boolean {
  const bare = text.replace(remark, '');
  return (
    /\p{L}{2}/u.test(text) &&
    bare.length <= LONGEST_LABEL &&
    !value.test(text) &&
    !noName.test(text) &&
    !goesOn.test(text) &&
    (leads || (multiplied.test(bare) && !/= ?[-–−]?\d/.test(bare)) || !ownValue.test(bare)) &&
    smallWords(bare) <= MOST_WORDS &&
    !/[.!;] \p{Lu}|[.,;!]$/u.test(bare.replace(shortened, ' '))
  );
}

/** The heading of the column of values. */
const heading =
  /^(?:kwot|wartoś|należnoś|wysokoś|suma|zł|pln|saldo|miesięcznie|rocznie)\p{L}*(?: [^\d:,]{1,24})?$/iu;
export const isHeading = ({ text }: TableLine): boolean => heading.test(text);

/** "Razem", "do zapłaty": names the sum of the values above it. */
export const saysSum = ({ text }: TableLine): boolean =>
  /(?<!\p{L})(?:razem|og[óo][łl]em|suma|[łl][ąa]cznie|do (?:za|w|wy)p[łl]aty|do zwrotu)(?!\p{L})/iu.test(
    text,
  );

const moneyWord = new RegExp(
  either(
    /razem|og[óo][łl]em|suma|[łl][ąa]cznie/,
    /do (?:za|w|wy)p[łl]aty|do zwrotu/,
    /odset|koszt|nale[żz]no|op[łl]at|sk[łl]adk|rat[aęy](?!\p{L})|kwot|czynsz|zalicz/u,
    /odszkodow|(?:nad|nie|do)p[łl]at|kapita[łl]|saldo|brutto|netto|grzywn|kar[ay](?!\p{L})/u,
    /warto[śs][ćc]|cena|materia[łl]|stawk|podstaw/,
  ),
  'iu',
);
export const namesMoney = ({ text }: TableLine): boolean => moneyWord.test(text);

const otherValue =
  /^(?:termin|data|dzie[nń]|dokument|nr|numer|okres|rachunek|konto|tytu[łl]|miejsc|adres|sprzedawca|nabywca|klient)/iu;
/** Whether the value can be that of the label: no sum beside "Termin płatności". */
export const fits = (label: TableLine, value: TableLine): boolean =>
  !isSum(value) || namesMoney(label) || !otherValue.test(label.text);
