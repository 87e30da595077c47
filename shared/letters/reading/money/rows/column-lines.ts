import { isProse } from '#shared/letters/reading/page/prose.ts';
import type { Line } from '#shared/letters/text/lines.ts';
import { either } from '#shared/letters/text/word-list.ts';

/*
 * What a line of a parted table can be: a label, a sum or another value, a rule, or the heading of the sums.
 */

export const LONGEST_LABEL = 75;

/** A sum opens the line: "1 240,00 zł", "- 600,00", "4 810,00 zł (od 4 do 14 dni)". */
export const sum =
  /^(?:EUR |PLN )?[-–−+]?\s?\d{1,3}(?:[ .]?\d{3})*(?:,\d{2}(?!\d)|(?=\s?(?:zł|PLN|EUR)))/;
/** "1 612 kWh", "18 maja 2026 r.", "[RACHUNEK_1]": other values that a column of sums may have. */
const value = /^(?!\d{1,2}[.)] ?\p{L}{3})(?:(?:do |od )?[-–−+]?\s?\d|\[\p{Lu})/u;
const LONGEST_VALUE = 60;
/** The heading of the column of values. */
export const heading =
  /^(?:kwot|wartosc|naleznosc|wysokosc|suma|zl|pln|saldo)\w*(?: [^\d:,]{1,24})?$/;
export const saysSum =
  /(?<![a-z])(?:razem|ogolem|suma|lacznie|do (?:za|w|wy)platy|do zwrotu)(?![a-z])/;
export const deducts = /^\W*(?:minus|rabat|potracen|wplacon|zaliczk\w+ wplac)/;

export const isRule = ({ text }: Line) => /^[-–=_ +|.]{3,}$/.test(text);
/** "razem wyegzekwowano na pokrycie": a label may have a verb, but it is short and no sentence ends with it. */
export const isLabel = ({ text }: Line) =>
  text.length <= LONGEST_LABEL &&
  /\p{L}{2}/u.test(text) &&
  !(isProse(text) && (text.length > LONGEST_ACT || /[,;:]$/.test(text))) &&
  (!/\p{Ll}{4}\.$/u.test(text) || shortened.test(text)) &&
  !sum.test(text);
const LONGEST_ACT = 40;
/** "odsetki ust. za opóźn.", "opłata prolong." */
const shortened = /\s(?:opóźn|opozn|prolong|egzek|egzekuc|upomn|manipul|zastęp|proces|admin)\.$/u;

export const isValue = (line: Line | undefined) =>
  line?.segments.length === 1 &&
  line.text.length <= LONGEST_VALUE &&
  (sum.test(line.text) || value.test(line.text));

export const isSumLine = (line: Line | undefined) => isValue(line) && sum.test(line?.text ?? '');

export const isNumeric = (line: Line | undefined) =>
  line !== undefined && line.text.length <= LONGEST_VALUE && /^\d/.test(line.text);

/** A title ("WEZWANIE DO ZAPŁATY") begins otherwise. */
export const namesMoney = new RegExp(
  String.raw`^\W*(?:kwota )?${either(
    'razem',
    'ogolem',
    'suma',
    'lacznie',
    /do (?:za|w|wy)platy/,
    'do zwrotu',
    'odset',
    'koszt',
    'nalezno',
    'oplat',
    'skladk',
    'odszkodow',
    /(?:nad|nie|do)plat/,
    'zostaje',
    'saldo',
  )}`,
);
