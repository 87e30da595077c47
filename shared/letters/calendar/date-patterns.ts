import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { months } from './polish-wording.ts';

/* How letters write dates. All patterns read folded flow text. */

const monthStems: readonly (readonly [string, number])[] = [
  ['styczn|styczen|stycz', 1],
  ['lut', 2],
  ['marc|marzec', 3],
  ['kwietn|kwiecien|kwiet', 4],
  ['maj', 5],
  ['czerwc|czerwiec|czerw', 6],
  ['lipc|lipiec|lip', 7],
  ['sierpn|sierpien|sierp', 8],
  ['wrzesn|wrzesien|wrzes', 9],
  ['pazdziern', 10],
  ['listop', 11],
  ['grudn|grudzien|grud', 12],
];
export const monthByStem = new Map(
  monthStems.flatMap(([stems, month]) => stems.split('|').map((stem) => [stem, month] as const)),
);
export const romanMonths = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
];

export const monthWord = `(?:${[...monthByStem.keys()].sort((a, b) => b.length - a.length).join('|')})[a-z]{0,5}`;
const yearMark = String.raw`(?:\s?r(?:oku|\.)?(?![a-z]))`;
const digit = '[\\dolisb]';

export const numeric = new RegExp(
  String.raw`(?<![\w.,/-])(\d{1,2}) ?([.\-/]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2}(?=${yearMark}))(?![\d/-]|\.\d)${yearMark}?`,
  'g',
);
export const iso = new RegExp(
  String.raw`(?<![\w./-])((?:19|20)\d{2})([-.])(\d{2})\2(\d{2})(?![\w/-]|\.\w)${yearMark}?`,
  'g',
);
const writtenDay = String.raw`(\d${digit}?|l\d)(?:-?go|-ego|\.)?`;
const writtenYear = String.raw`(${digit}{4}|b(?:r\.|iezacego\s))(?:(?![a-z\d])|(?=r(?:oku|\.)?(?![a-z])))`;
export const withMonthName = new RegExp(
  String.raw`(?<![\w.,/])${writtenDay}\s{1,2}(${monthWord})\.?\s{1,2}${writtenYear}${yearMark}?`,
  'g',
);
export const roman = new RegExp(
  String.raw`(?<![\w,/])(\d{1,2})[. -]{1,2}(x[i]{0,2}|i[xv]|v?i{1,3}|v)[. -]{1,2}(\d{4})(?![\d/])${yearMark}?`,
  'g',
);
export const inWords = new RegExp(
  String.raw`(?<![a-z])((?:[a-z]{6,14}stego\s)?[a-z]{4,16}ego)\s(${monthWord})\s(dwa\stysiace|dwutysiecznego)\s?((?:[a-z]{4,16}ego\s?){0,2})${yearMark}?`,
  'g',
);

/** How mail programs write months, in Polish and in English, in order. */
const mailMonths: readonly string[] = [
  'sty|january|jan',
  'lut|february|feb',
  'march|mar',
  'kwi|april|apr',
  'maj|may',
  'cze|june|jun',
  'lip|july|jul',
  'sie|august|aug',
  'wrz|september|sept|sep',
  'paz|october|oct',
  'lis|november|nov',
  'gru|december|dec',
];
export const mailMonth = new Map(
  mailMonths.flatMap((words, index) => words.split('|').map((word) => [word, index + 1] as const)),
);
const mailWord = `(${[...mailMonth.keys()].join('|')})`;
/** "wt., 20 paź 2026 o 11:02", "Tue, 20 Oct 2026", "Tuesday, October 20, 2026". */
export const mailDate = new RegExp(
  String.raw`(?<![\w.,/])(?:(?<day>\d{1,2})\s${mailWord}\.?,?|${mailWord}\.?\s(?<later>\d{1,2})(?:st|nd|rd|th)?,)\s(?<year>(?:19|20)\d{2})(?![\w/-])`,
  'g',
);

/** The last day of a named time: "do końca lipca 2026 r.", "do końca roku", "do końca 2026 r.". */
export const monthEnd = new RegExp(
  String.raw`(?<=(?:konca|uplywu|koncem)\s{1,2}(?:miesiaca\s{1,2})?)(${monthWord})(?:\s{1,2}(\d{4}|b(?:r\.|iezacego\s)))?(?![a-z\d])${yearMark}?`,
  'g',
);
export const yearEnd = new RegExp(
  String.raw`(?<=(?:konca|koncem)\s{1,2})(?:roku\s{1,2}(\d{4})|(\d{4})\s?r(?:oku|\.)|(?:biezacego\s{1,2})?roku(?![a-z]))`,
  'g',
);

const weekdays = 'poniedzial|wtor|srod|czwart|piat|sobot|niedziel';

/** A word for the letter's own month or for the next one. */
const whichMonth = String.raw`(?:(biezacego|tego)\s{1,2}|(przyszlego|nastepnego|kolejnego)\s{1,2})?`;
/** Words behind "miesiąca" that name another month or a period. */
const otherMonth = either(
  new RegExp(monthWord), // do końca miesiąca maja
  /rozliczeniow[a-z]*/, // do końca miesiąca rozliczeniowego
  /kalendarzow[a-z]*/, // do końca miesiąca kalendarzowego
  /nastepujac[a-z]*/, // do końca miesiąca następującego po doręczeniu
  'po', // do końca miesiąca po wypowiedzeniu
  'w', // do końca miesiąca, w którym złożono wniosek
  'od', // do końca miesiąca od dnia doręczenia
);
/** The end of the letter's own month or of the next month: "do końca miesiąca", "do końca przyszłego miesiąca". */
export const nearMonthEnd = new RegExp(
  String.raw`(?<=(?<![a-z])(?:konca|koncem|uplywu)\s{1,2})${whichMonth}miesiaca(?![a-z])(?!,?\s{1,2}${otherMonth}(?![a-z]))`,
  'g',
);

/** Words before a day without a year. */
const beforeDay = either(
  'do', // do 28 lutego
  'przed', // przed 3 maja
  'od', // od 1 marca
  'na', // na 20 maja
  'w', // w 14 maja
  'z', // z 14 września
  'po', // po 8 czerwca
  'zamiast', // zamiast 18 września
  'najpozniej', // najpóźniej 5 maja
  /dni[aeu]/, // w dniu 9 października
  'dniem', // z dniem 1 lipca
  'dzien', // na dzień 9 czerwca
  'dn.', // dn. 4 maja
  'tj.', // tj. 3 czerwca
  'i', // 5 i 12 maja
  'oraz', // 5 oraz 12 maja
  'to', // ostatni dzień to 12 maja
  'mija', // czas mija 12 maja
  'uplywa', // termin upływa 12 maja
  'przypada', // rata przypada 12 maja
  'jest', // ostatnim dniem jest 12 maja
  new RegExp(`(?:${weekdays})[a-z]{1,3},?`), // w piątek, 12 grudnia
);
/** A year behind the month, so that the day has one. */
const yearBehind = either(
  /\d{4}/, // 28 lutego 2026
  /b\.?r\./, // 28 lutego br.
  'biezac', // 28 lutego bieżącego roku
  /ub\.?r\./, // 28 lutego ub.r.
  'ubieg', // 28 lutego ubiegłego roku
  'r.',
  'roku',
);
/** A day without a year; the date of the letter tells the year: "do 28 lutego", "w dniu 9 października". */
export const yearless = new RegExp(
  String.raw`(?<=(?<![a-z])${beforeDay}\s{1,2})(\d{1,2})\s{1,2}(${monthWord})(?![a-z\d])(?!\.?\s{1,2}${yearBehind})`,
  'g',
);

/** Words before a day that is the name of a street, a square or a school. */
const named = either(
  'ul.', // ul. 3 Maja
  /ulic[a-z]{1,2}/, // przy ulicy 3 Maja
  'al.',
  /alej[a-z]{0,2}/,
  'pl.',
  /plac[a-z]{0,2}/, // na placu 1 Maja
  'os.',
  /osiedl[a-z]{1,2}/,
  'im.', // Szpital im. 29 Listopada
  'imienia',
  'przy', // lokal przy 1 Maja
  /swiet[a-z]{1,3}/, // święto 3 Maja
);
const fullMonth = either(...months.map(foldText));
/** "prosimy o udostępnienie lokali 8 grudnia (wtorek)"; a house number behind the month makes it a street. */
export const yearlessAnywhere = new RegExp(
  String.raw`(?<![\w.,/:]|\d\s|(?<![a-z])${named}\s)(\d{1,2})\s{1,2}(${fullMonth})(?![a-z\d])(?!\.?\s{1,2}${yearBehind})(?!,?\s{1,2}\d+[a-z]?(?!\d|[:.]\d\d))`,
  'g',
);
