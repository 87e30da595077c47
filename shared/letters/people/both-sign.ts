import { asSeveral } from './we.ts';

const ofOne = '[uzupełnij: własnoręczny podpis]';
const ofBoth = '[uzupełnij: własnoręczne podpisy obojga]';
const ofSecond = '[uzupełnij: podpis drugiej osoby, jeżeli sprawa jest wspólna]';
/** "Wanda i Tadeusz Żebrowscy" alone on the line below the place to sign. */
const couple = /^\p{Lu}\p{L}+ (?:i|oraz) \p{Lu}\p{L}+ \p{Lu}[\p{L}-]+$/u;

/**
 * A reply with its names put back: when a couple writes it, both sign and it says "we". Masked names do
 * not show that there are two.
 */
export function signedByBoth(content: string): string {
  const lines = besideSpouse(content.split('\n'));
  const at = lines.findLastIndex((line) => line === ofOne || line === ofBoth);
  const name = lines[at + 1] ?? '';
  if (at < 0 || !(couple.test(name) || isBesideSpouse(lines))) return content;
  return lines
    .map((line, index) => {
      if (index === at) return ofBoth;
      return line.includes(name) ? line : asSeveral(line);
    })
    .join('\n');
}

/**
 * Two who got the same letter and bear one surname write together: "Joanna Sikora" and "Michał Sikora" both stand
 * at the head and below the place to sign. Others, such as a neighbour of the case, may join or not.
 */
function besideSpouse(lines: readonly string[]): string[] {
  const at = lines.indexOf(ofSecond);
  const [name = '', spouse = ''] = [lines[at - 2], lines[at + 1]];
  if (at < 0 || !sharesSurname(name, spouse)) return [...lines];
  return lines
    .toSpliced(at - 1, 2)
    .flatMap((line, index) => (line === name && index < HEAD_LINES ? [name, spouse] : [line]));
}
const HEAD_LINES = 6;

/** Whether two names stand below the one place to sign. */
const isBesideSpouse = (lines: readonly string[]): boolean => {
  const at = lines.findLastIndex((line) => line === ofOne);
  return sharesSurname(lines[at + 1] ?? '', lines[at + 2] ?? '');
};

/** "Kowalski" and "Kowalska" are one surname. */
function sharesSurname(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) =>
    /^\p{Lu}\p{L}+ (\p{Lu}[\p{L}-]{2,})$/u.exec(name)?.[1]?.replace(/(?<=[sc]k)[ia]$/u, ''),
  );
  return first !== undefined && first === second && one !== other;
}
