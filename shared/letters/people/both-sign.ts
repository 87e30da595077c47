import { asSeveral } from './we.ts';

const ofOne = '[uzupełnij: własnoręczny podpis]';
const ofBoth = '[uzupełnij: własnoręczne podpisy obojga]';
/** What two people are called above a pleading, by the gender-neutral form for one. */
const roles: readonly (readonly [RegExp, string])[] = [
  [/^Powód\/Powódka:/u, 'Powodowie:'],
  [/^Pozwany\/Pozwana:/u, 'Pozwani:'],
  [/^Odwołujący się\/Odwołująca się:/u, 'Odwołujący się:'],
  [/^Skarżący\/Skarżąca:/u, 'Skarżący:'],
  [/^Apelujący\/Apelująca:/u, 'Apelujący:'],
];
/** "Wanda i Tadeusz Żebrowscy" alone on the line below the place to sign. */
const couple = /^\p{Lu}\p{L}+ (?:i|oraz) \p{Lu}\p{L}+ \p{Lu}[\p{L}-]+$/u;

/**
 * A reply with its names put back: when a couple writes it, both sign and it says "we". Masked names do
 * not show that there are two.
 */
export function signedByBoth(content: string): string {
  const lines = content.split('\n');
  const at = lines.findLastIndex((line) => line === ofOne || line === ofBoth);
  const name = lines[at + 1] ?? '';
  if (at < 0 || !couple.test(name)) return content;
  return lines
    .map((line, index) => {
      if (index === at) return ofBoth;
      return line.includes(name) ? calledBoth(line) : asSeveral(line);
    })
    .join('\n');
}

const calledBoth = (line: string) =>
  roles.reduce((text, [ofOnePerson, several]) => text.replace(ofOnePerson, several), line);
