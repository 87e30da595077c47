import type { Line } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { toNominative } from './names.ts';
import type { FoundPerson } from './person-words.ts';
import { isPlacedName, longName, shortName } from './unlisted-names.ts';

/*
 * People recognised by the job title beside their name, wherever it appears: "Inspektor Gniewomir Wtorek", and
 * the name above or below a line that contains only "Starszy Specjalista".
 */

const rank = String.raw`(?:(?:starsz|mlodsz|glown|samodzieln)[ya] )?`;
const office = either(
  /asesor(?: sadowy)?/,
  /asystent(?:ka)?/,
  /audytor(?:ka)?/,
  /doradca(?: klienta)?/,
  /dyrektor(?:ka)?/,
  /inspektor(?:ka)?/,
  /kierowni(?:k|czka)/,
  /koordynator(?:ka)?/,
  'kurator',
  'naczelnik',
  'podinspektor',
  'prezes',
  /referent(?:ka)?/,
  /sekretarz(?: sadowy)?/,
  /sedzia/,
  /specjalist(?:k)?a/,
  /windykator(?:ka)?/,
);
const alone = new RegExp(`^${rank}${office}$`);
const title = new RegExp(`(?<![a-z])${office}:? (?=[a-z])`, 'g');
const name = new RegExp(String.raw`^(?:${shortName}|${longName})(?![\p{L}-])`, 'u');
const LONGEST_NAME = 80;

export function officePeople(text: string, lines: readonly Line[]): FoundPerson[] {
  return [...behindTitles(text), ...besideTitles(lines)];
}

function behindTitles(text: string): FoundPerson[] {
  // Folding keeps the number of characters.
  return [...foldText(text).matchAll(title)].flatMap(({ index, 0: { length } }) => {
    const start = index + length;
    const written = name.exec(text.slice(start, start + LONGEST_NAME))?.[0] ?? '';
    return isPlacedName(written) ? [found(written, start)] : [];
  });
}

function besideTitles(lines: readonly Line[]): FoundPerson[] {
  return lines.flatMap(({ segments }, row) =>
    segments
      .filter((cell) => alone.test(foldText(cell.text)))
      .flatMap(({ column }) =>
        [lines[row - 1], lines[row + 1]].flatMap((line) => {
          const near = line?.segments.find((cell) => Math.abs(cell.column - column) < 8);
          return near !== undefined && isPlacedName(near.text)
            ? [found(near.text, near.start)]
            : [];
        }),
      ),
  );
}

const found = (written: string, start: number): FoundPerson => ({
  person: toNominative(written),
  span: { start, end: start + written.length },
});
