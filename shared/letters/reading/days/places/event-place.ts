import type { FlowDate } from '#shared/letters/calendar/dates.ts';
import type { Clause } from '#shared/letters/reading/clauses/clause.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { placeLength } from './place-parts.ts';

const BEFORE = 200;
const AFTER = 220;
const LONGEST = 110;

const labelled = /\bmiejsce:?\s+([^;\n]{5,140})/iu;
/** Places of an appointment, as letters write them after "w". */
const houses: readonly string[] = [
  'siedzibie', // w siedzibie tutejszego organu
  'lokalu',
  'budynku',
  'Sądzie',
  'Sali',
  'Komisariacie',
  'Komendzie',
  'KMP',
  'KPP',
  'KP',
  'Urzędzie',
  'Kancelarii',
  'kancelarii',
  'Prokuraturze',
  'Powiatowej Komisji',
  'Szkole',
  'Ośrodku',
];
const inside = new RegExp(String.raw`\b((?:w|we) (?:${houses.join('|')})\b[^;:]*)`, 'u');
const stop =
  /,? (?:odbędzie|celem|w celu|w charakterze|w sprawie|w dniu|dnia|o godz|sala|sali|z udziałem|zostanie)\b|,? pok(?:\.|ój|oju)|[;(]|(?<!\b(?:ul|al|pl|os|nr))\. /u;
const room = /\b(?:sal[ai]|pok(?:\.|ój|oju|oj))\s*(?:nr\s*)?\d+\w?/iu;

const dayAhead =
  /\d{1,2}(?:\.\d{2}\.| (?:stycz|lut|mar|kwie|maj|czerw|lip|sierp|wrze|paźdz|listop|grud)\p{L}+ )\d{4}/u;
const OWN_DAY = 24;

/** Where the next day of the letter begins: its room belongs to that day. */
function nextDay(text: string, at: number): number {
  const ahead = text.slice(at + OWN_DAY, at + AFTER).search(dayAhead);
  return ahead < 0 ? text.length : at + OWN_DAY + ahead;
}

const weekday = either(
  'poniedzialek',
  'wtorek',
  'sroda',
  'czwartek',
  'piatek',
  'sobota',
  'niedziela',
);
const clock = String.raw`\d{1,2}(?:[.:]\d{2})?`;
/** " r. (wtorek) o godz. 9:00–12:00", "r., godzina: 9.30": what stands between a day and its place. */
const yearAndWeekday = String.raw`^ ?(?:r(?:oku|\.)?)?[\s,]*(?:\(?${weekday}\)?)?[\s,]*`;
const hours = String.raw`(?:(?:godz\w*\.?|g\.):?\s*(?:od )?${clock}|\d{1,2}[.:]\d{2})(?: ?(?:-|–|do|a) ?${clock})?`;
const restOfDay = new RegExp(
  String.raw`${yearAndWeekday}(?:(?:o|na|od|w|ok\.|miedzy)\s)*${hours}(?= ?[,;\n(]| )`,
);
/** "pok. 112, w dniu", "sala 12: 9 września": a room directly before its day. */
const roomBefore =
  /\b((?:sal[ai]|pok(?:\.|oju|oj)|gab(?:\.|inet\w*))\s*(?:nr\s*)?\d+\w?),?:?\s+(?:(?:w dniu|dnia|na dzien)\s+)?$/;
/** "Spotykamy się przed bramą posesji", "zbiórka: przy bramie", "zgłosić się o godz. 7:00 do izby przyjęć". */
const meets = new RegExp(
  either(
    /\b(?:spotykamy sie|spotkanie odbedzie sie|zbiorka:?) ((?:przed|przy|pod|w|na|u) [^.;,\n]{3,80})/,
    /\bzglos\w+ sie (?:o godz\w*\.? [\d:.]+ )?((?:do|w|na) (?:izb|rejestracj|recepcj|sekretaria|portiern)[^.;,\n]{0,40})/,
    /\b(w miejscu zamieszkania)\b/,
  ),
);

const opensDay = /\b(?:w dniu|na dzien|dnia),?:?\s*$/;

/** Where the words about a day begin; a day on a line of its own belongs to the sentence above it. */
function beginning({ spaced }: LetterView, { span }: Clause, at: number): number {
  const above = Math.max(0, at - BEFORE);
  return opensDay.test(spaced.slice(above, at)) && !/\S/.test(spaced.slice(span.start, at))
    ? above
    : Math.max(span.start, above);
}

/** Where the reader has to go: the building named beside the day, the room and the floor. */
export function placeOf(view: LetterView, clause: Clause, date: FlowDate): string | null {
  const { start: at, end } = date.at;
  const from = beginning(view, clause, at);
  const until = Math.min(view.flow.text.length, at + AFTER, nextDay(view.flow.text, at));
  const text = view.flow.text.slice(from, until).replace(/\s+/g, ' ');
  const label = labelled.exec(text)?.[1];
  const phrase = label ?? inside.exec(text)?.[1];
  const house = phrase === undefined ? null : phrase.split(stop)[0]?.trim().replace(/[,.]$/, '');
  const named = room.exec(text.slice(Math.max(0, at - from)))?.[0].replace(/^sali/i, 'sala');
  const found = date.room;
  const beside = besideHour(view, end, until);
  const before = roomBefore.exec(view.spaced.slice(from, at))?.[1];
  const parts = [
    house,
    beside,
    named ?? before ?? (found === null || found.length > 12 ? null : `sala ${found}`),
  ].filter((part): part is string => part !== null && part !== undefined && part !== '');
  const told = parts.filter(
    (part, index) =>
      !parts.some((other, at) => other.includes(part) && (other !== part || at < index)),
  );
  return told.length === 0
    ? meetingPoint(view, clause, at, until)
    : told.join(', ').slice(0, LONGEST);
}

/** "godz. 10:40, ul. Krasińskiego 34, gabinet 12 (parter)": the place behind the hour. */
function besideHour({ flow }: LetterView, end: number, until: number): string | null {
  const behind = flow.folded.slice(end, until);
  const hour = restOfDay.exec(behind)?.[0].length;
  if (hour === undefined) return null;
  const length = placeLength(behind.slice(hour));
  const words = flow.text.slice(end + hour, end + hour + length).replace(/\s+/g, ' ');
  return tidied(words.replace(/^[\s,;()–-]+/, ''))
    .replace(/^w (sal|pok|gab)/, '$1')
    .replace(/^sali\b/, 'sala')
    .replace(/^(\p{L}{4,8}): /u, '$1 ');
}

/** A bracket that does not close, and commas at the end, go. */
function tidied(words: string): string {
  const open = words.includes('(') && !words.includes(')') ? `${words})` : words;
  return open.replace(/[\s,;–-]+$/, '');
}

function meetingPoint(view: LetterView, clause: Clause, at: number, until: number): string | null {
  const from = beginning(view, clause, at);
  const match = meets.exec(view.spaced.slice(from, until));
  const [whole, ...groups] = match ?? [];
  const words = groups.find(Boolean);
  if (match === null || whole === undefined || words === undefined) return null;
  const start = from + match.index + whole.lastIndexOf(words);
  return tidied(view.flow.text.slice(start, start + words.length).replace(/\s+/g, ' '));
}
