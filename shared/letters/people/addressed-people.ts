import type { Line } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { readFirstName } from './first-names.ts';
import { toNominative } from './names.ts';
import { type FoundPerson, isRole, nameWord as word } from './person-words.ts';
import { isLongName, isPerson, longName, withoutParticle } from './unlisted-names.ts';
import { spokenTo } from './vocatives.ts';

const honorificAlone = /^(?:sz\. ?p\.|szanown[aiy] )?\s*(?:pan|pani|panstwo)$/;
const behindHonorific = new RegExp(
  `(?<![\\p{L}.])(?:[Pp]an(?:i|a|u|em|ią|ie)?|Sz\\. ?P\\.|p\\.) (${longName}|\\p{Lu}\\. ${word})(?![\\p{L}])`,
  'gu',
);

/** "Do: Arleta Mosiek <arleta.mosiek@poczta.example>": the recipient of a mail whose address repeats the name. */
const mailed = new RegExp(
  `(?:^|\\n)[> \\t]*(?<way>Do|DW|To|Cc|Od|From): ?"?(?<name>${longName})"? ?[<[(](?<box>[\\w.+-]+)@`,
  'gu',
);

function mailedPeople(text: string): FoundPerson[] {
  return [...text.matchAll(mailed)].flatMap((match) => {
    const { way = '', name = '', box = '' } = match.groups ?? {};
    const isBox = name.split(' ').some((one) => box.toLowerCase().includes(foldText(one)));
    const isHers = /^(?:Od|From)$/.test(way) ? isBox : true;
    if (!isHers || !isPerson(name)) return [];
    // "Grafika Plus Beata Stużyńska": the firm's words before the name.
    const words = name.split(' ');
    const from = Math.max(
      0,
      words.findIndex((one) => readFirstName(one).length > 0),
    );
    const own = words.slice(from).join(' ');
    return [foundAt(match.index + match[0].indexOf(own), own, toNominative(own))];
  });
}

/** Names that are in no list, recognised by "Pan" or "Pani" before or above them, or by the address of a mail. */
export function addressedPeople(text: string, lines: readonly Line[]): FoundPerson[] {
  const found = [...text.matchAll(behindHonorific)].flatMap((match) => {
    const behind = match[1] ?? '';
    const written = nameOf(behind);
    const start = match.index + match[0].length - behind.length;
    return isTitleOfOffice(written) ? [] : [foundAt(start, written, spokenTo(written))];
  });
  for (const [row, line] of lines.entries()) {
    for (const cell of line.segments) {
      if (!honorificAlone.test(foldText(cell.text))) continue;
      const below = (lines[row + 1]?.segments ?? []).find(
        ({ column, text: name }) => Math.abs(column - cell.column) < 8 && isLongName(name),
      );
      if (below !== undefined && !isTitleOfOffice(below.text)) {
        found.push(foundAt(below.start, below.text, toNominative(below.text)));
      }
    }
  }
  return [...found, ...mailedPeople(text)];
}

/** The name at the start of these words: two, or as many as a foreign name has ("Nguyen Van Thanh"). */
function nameOf(words: string): string {
  const parts = withoutParticle(words).split(' ');
  const isListed = parts.slice(0, 2).some((one) => readFirstName(one).length > 0);
  if (isListed && parts.length === words.split(' ').length) return parts.slice(0, 2).join(' ');
  const all = words.split(' ');
  const end = all.findIndex((one, index) => index >= 2 && !isPerson(one));
  return all.slice(0, end < 0 ? all.length : end).join(' ');
}

function foundAt(start: number, written: string, person: string): FoundPerson {
  return { person, span: { start, end: start + written.length } };
}

function isTitleOfOffice(written: string): boolean {
  return written.split(' ').some(isRole);
}
