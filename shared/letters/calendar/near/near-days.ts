import {
  addDays,
  addMonths,
  daysInMonth,
  isoDate,
  weekdayOf,
} from '#shared/letters/calendar/days.ts';
import { months } from '#shared/letters/calendar/polish-wording.ts';
import { ordinalValues } from '#shared/letters/figures/number-words.ts';
import { foldText, type Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** A day that only the letter's own date places, as it is written. */
export type NearDay = Span & { iso: string };

/** A pattern is tried only when the text has one of its words. */
const speaksOfDays = new RegExp(
  either(
    /\bdo\s{1,2}(?:dnia\s{1,2})?(?:[a-z]{4,16}ego|\d{1,2} ?-? ?(?:te)?go)\b/, // do dziesiątego, do 10-go
    /\b(?:do|w|we)\s{1,2}(?:najblizsz\w{1,3}\s)?(?:poniedzial|wtor|srod|czwart|piat|sobot|niedziel)/,
  ),
);

const tens = either('dwudziestego', 'trzydziestego');
const ordinals = either(...[...ordinalValues].filter(([, day]) => day <= 20).map(([word]) => word));
/** What may stand behind a day: the sentence or its part ends, or the letter's own month follows. */
const closes = String.raw`(?=\s?(?:[.,;:!?)]|$|\n\n|\s-\s)|\s{1,2}(?:wlacznie|tego|biezacego|przyszlego)\b)`;
/** "wpłacić do dziesiątego", "do 15-go tego miesiąca", "do dwudziestego piątego". */
const afterUntil = String.raw`(?<=\bdo\s{1,2}(?:dnia\s{1,2})?)`;
const inWords = String.raw`(?<word>(?:${tens}\s{1,2})?${ordinals}|${tens})`;
const itsMonth = String.raw`(?:\s{1,2}(?:tego|biezacego|(?<next>przyszlego))\s{1,2}miesiaca)?`;
const dayOfMonth = new RegExp(
  String.raw`${afterUntil}(?:${inWords}|(?<day>\d{1,2}) ?-? ?(?:te)?go)${closes}${itsMonth}`,
  'g',
);

const monthNames = months.map(foldText);
/** "do piętnastego lipca": the year comes from the letter's date. */
const noYear = String.raw`(?!\s{1,2}(?:\d{4}|dwa|dwutysiecznego|b\.?r\.|biezac))`;
const dayInMonth = new RegExp(
  String.raw`${afterUntil}${inWords}\s{1,2}(?<month>${either(...monthNames)})${noYear}`,
  'g',
);

/** "płatne miesięcznie, do dziesiątego", "od pierwszego do dziesiątego": a day of each month, or of a period. */
const recurs =
  /\b(?:kazd\w+|miesieczn\w+|comiesieczn\w+|co miesiac|z gory)\b[^.]{0,80}$|\bod [a-z\d-]+ do (?:dnia )?$/;
const BEFORE = 120;

const weekdays = either(
  /niedziel[aei]/,
  /poniedzial(?:ek|ku)/,
  /wtor(?:ek|ku)/,
  /srod[aey]/,
  /czwart(?:ek|ku)/,
  /piat(?:ek|ku)/,
  /sobot[aey]/,
);
const beginnings = ['niedz', 'ponie', 'wtor', 'srod', 'czwar', 'piat', 'sobot'];
/** "najpóźniej w piątek", "do najbliższej środy", "do wtorku włącznie": the next such day. */
const beforeWeekday = `(?<=${either(
  /\b(?:najpozniej|najdalej)\s{1,2}(?:w|we|do)\s{1,2}/, // najpóźniej w piątek
  new RegExp(String.raw`(?<!${weekdays}\s{1,2})\bdo\s{1,2}(?:najblizsz\w{1,3}\s{1,2})?`), // do najbliższej środy
)})`;
const behindWeekday = `(?=${either(
  /\s?(?:[.;!?)]|$|\n\n|,\s[a-z])/, // do piątku.
  /\s{1,2}(?:wlacznie|rano|wieczor\w*)\b/, // do piątku włącznie
)})`;
const weekday = new RegExp(`${beforeWeekday}${weekdays}${behindWeekday}`, 'g');

/** Days without month and year, or named by their weekday alone: the next ones after the letter's date. */
export function nearDays(folded: string, writtenOn: string): NearDay[] {
  if (!speaksOfDays.test(folded)) return [];
  return [
    ...daysOfMonth(folded, writtenOn),
    ...daysInMonths(folded, writtenOn),
    ...daysOfWeek(folded, writtenOn),
  ];
}

function daysInMonths(folded: string, writtenOn: string): NearDay[] {
  return [...folded.matchAll(dayInMonth)].flatMap((match) => {
    const { word = '', month = '' } = match.groups ?? {};
    const place = monthNames.indexOf(month) + 1;
    const year = Number(writtenOn.slice(0, 4));
    const iso = [year, year + 1]
      .flatMap((one) => isoDate(one, place, ordinal(word)) ?? [])
      .find((day) => day > writtenOn);
    return iso === undefined ? [] : [{ ...spanOf(match), iso }];
  });
}

function daysOfMonth(folded: string, writtenOn: string): NearDay[] {
  return [...folded.matchAll(dayOfMonth)].flatMap((match) => {
    if (recurs.test(before(folded, match.index))) return [];
    const { word, day, next } = match.groups ?? {};
    const number = word === undefined ? Number(day) : ordinal(word);
    const iso = nextDay(next === undefined ? writtenOn : firstOfNext(writtenOn), number);
    return iso === undefined ? [] : [{ ...spanOf(match), iso }];
  });
}

/** The words of a place and before it, white space as spaces. */
const before = (folded: string, at: number) =>
  folded.slice(Math.max(0, at - BEFORE), at).replace(/\s+/g, ' ');

const spanOf = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].length,
});

const ordinal = (words: string): number =>
  words.split(/\s+/).reduce((sum, word) => sum + (ordinalValues.get(word) ?? 0), 0);

/** The last day of this month, from which the next one is counted. */
const firstOfNext = (iso: string): string =>
  `${iso.slice(0, 8)}${daysInMonth(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)))}`;

/** The first day after another that has this number in its month. */
function nextDay(after: string, number: number): string | undefined {
  if (number < 1 || number > 31) return undefined;
  for (let later = 0; later < 3; later += 1) {
    const month = addMonths(`${after.slice(0, 8)}01`, later).slice(0, 8);
    const iso = `${month}${String(number).padStart(2, '0')}`;
    if (number <= daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7))) && iso > after)
      return iso;
  }
  return undefined;
}

function daysOfWeek(folded: string, writtenOn: string): NearDay[] {
  return [...folded.matchAll(weekday)].flatMap((match) => {
    if (/\bod \S+(?: \S+)? do $|\bczynn\w+ [^.]*$/.test(before(folded, match.index))) return [];
    const wanted = beginnings.findIndex((begun) => match[0].startsWith(begun));
    const ahead = (wanted - weekdayOf(writtenOn) + 7) % 7;
    return [{ ...spanOf(match), iso: addDays(writtenOn, ahead === 0 ? 7 : ahead) }];
  });
}
