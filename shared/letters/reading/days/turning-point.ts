import { type DayLead, turningPoints } from './turning-points.ts';

const leadWords: readonly (readonly [DayLead, RegExp])[] = [
  ['since', /\bod:?(?: dnia)?\s*$/],
  ['opening', /\bz dniem\s*$/],
  ['until', /\b(?:do|uplyn\w*|uplywa|mija)(?: dnia)?:?\s*$/],
  ['for', /\bna(?: dzien)?\s*$/],
  ['on', /\b(?:w|dniem|dniu|dnia)\s*$/],
  // "w razie braku wpłaty 8 czerwca ograniczymy", never "faktura z 8 czerwca", "po 8 czerwca".
  ['bare', /(?<!\b(?:po|przed|ze?|za|i|oraz|lub|albo|termin\w*|nr|[-–])) *$/],
];

/** "Proszę wybrać rachunek najpóźniej 1 czerwca. Wówczas wypłacimy …": a new sentence begins. */
const thenWord = /[.;] {1,3}(?:wowczas|wtedy)\b/;

/**
 * What begins or ends on a day, by the sentence before and after it; `lines` also holds the text before
 * the sentence. All folded; undefined when nothing does.
 */
export function turningPoint(before: string, after: string, lines: string): string | undefined {
  const near = before.slice(-160).split(thenWord).at(-1) ?? '';
  const behind = after.split(thenWord)[0] ?? '';
  const lead = leadWords.find(([, words]) => words.test(near))?.[0];
  if (lead === undefined) return undefined;
  const around = `${near}${behind.slice(0, 130)}`;
  const close = `${near.slice(-70)}${behind.slice(0, 60)}`;
  return turningPoints.find(({ words, leads, unless, reach = 'sentence' }) => {
    if (!leads.includes(lead)) return false;
    const text = reach === 'line' ? lines.slice(-160) : around;
    const told = reach === 'close' || lead === 'bare' ? close : text;
    return (words.test(told) || words.test(near)) && unless?.test(told) !== true;
  })?.what;
}
