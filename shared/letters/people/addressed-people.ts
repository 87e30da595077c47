import { linesOf } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { readFirstName } from './first-names.ts';
import { toNominative } from './names.ts';
import { type FoundPerson, isRole, nameWord as word } from './person-words.ts';
import { isLongName, isPerson, longName, withoutParticle } from './unlisted-names.ts';
import { spokenTo } from './vocatives.ts';

const honorificAlone = /^(?:sz\. ?p\.|szanown[aiy] )?\s*(?:pan|pani|panstwo)$/;
const behindHonorific = new RegExp(
  `(?<![\\p{L}])(?:Pan(?:i|a|u|em|ią)?|Sz\\. ?P\\.|p\\.) (${longName}|\\p{Lu}\\. ${word})(?![\\p{L}])`,
  'gu',
);

/** Names that are in no list, recognised by "Pan" or "Pani" before or above them. */
export function addressedPeople(text: string): FoundPerson[] {
  const found = [...text.matchAll(behindHonorific)].flatMap((match) => {
    const behind = match[1] ?? '';
    const written = nameOf(behind);
    const start = match.index + match[0].length - behind.length;
    return isTitleOfOffice(written) ? [] : [foundAt(start, written, spokenTo(written))];
  });
  const lines = linesOf(text);
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
  return found;
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
