import type { Clause } from '#shared/letters/reading/clauses/clause.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

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

/** Where the reader has to go: the building named beside the day, and the room. */
export function placeOf(
  view: LetterView,
  clause: Clause,
  at: number,
  found: string | null,
): string | null {
  const from = Math.max(clause.span.start, at - BEFORE);
  const text = view.flow.text
    .slice(from, Math.min(view.flow.text.length, at + AFTER, nextDay(view.flow.text, at)))
    .replace(/\s+/g, ' ');
  const label = labelled.exec(text)?.[1];
  const phrase = label ?? inside.exec(text)?.[1];
  const house = phrase === undefined ? null : phrase.split(stop)[0]?.trim().replace(/[,.]$/, '');
  const named = room.exec(text.slice(Math.max(0, at - from)))?.[0].replace(/^sali/i, 'sala');
  const parts = [
    house,
    named ?? (found === null || found.length > 12 ? null : `sala ${found}`),
  ].filter((part): part is string => part !== null && part !== undefined && part !== '');
  const unique = parts.filter(
    (part, index) => !parts.slice(0, index).some((other) => other.includes(part)),
  );
  return unique.length === 0 ? null : unique.join(', ').slice(0, LONGEST);
}
