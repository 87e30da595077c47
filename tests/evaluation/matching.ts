/** How texts of a result are compared with a ground truth: folded, word by word, by stem. */

/** Lower case, no diacritics, words apart by one space, words divided at a line's end joined. */
export function fold(value: string | null | undefined): string {
  return (value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/-\s*\n\s*/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

export const squash = (value: string | null | undefined): string => fold(value).replaceAll(' ', '');

const wordsOf = (value: string): string[] =>
  fold(value)
    .split(' ')
    .filter((word) => word !== '');

/** Two forms of one word: equal except for the last three letters. */
function sameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length <= 3 || other.length <= 3) return false;
  const length = Math.max(4, Math.min(one.length, other.length) - 3);
  return one.slice(0, length) === other.slice(0, length);
}

/** How many words two phrases share, 0 to 1, ignoring endings. */
export function stemOverlap(one: string, other: string): number {
  const left = wordsOf(one);
  const right = wordsOf(other);
  if (left.length === 0 || right.length === 0) return 0;
  const within = (words: readonly string[], pool: readonly string[]) =>
    words.filter((word) => pool.some((among) => sameWord(word, among))).length / words.length;
  const [precision, recall] = [within(left, right), within(right, left)];
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** Whether every longer word of `name` occurs in the text in some case. */
export function hasStemsOf(text: string, name: string): boolean {
  const pool = wordsOf(text);
  return wordsOf(name)
    .filter((word) => word.length > 3)
    .every((word) => {
      const stem = (other: string) => other.slice(0, Math.max(4, word.length - 3));
      return pool.some((other) => stem(word) === stem(other));
    });
}

export function isName(got: string | null, names: readonly (string | null)[]): boolean {
  if (got === null || got === '') return false;
  const found = squash(got);
  return names.some((name) => {
    const wanted = squash(name);
    if (name === null || wanted === '') return false;
    const holds =
      wanted.length > 5 && found.includes(wanted) && found.length < 2.2 * wanted.length + 10;
    const isHeld = found.length > 9 && wanted.includes(found);
    return found === wanted || holds || isHeld || stemOverlap(got, name) >= 0.72;
  });
}

export function isReference(
  got: string | null,
  wanted: string | null,
  aliases: readonly string[],
): boolean {
  const found = squash(got);
  if (wanted === null) return found === '' || aliases.some((alias) => squash(alias) === found);
  return [wanted, ...aliases].some((one) => {
    const number = squash(one);
    const holds = number !== '' && found.includes(number) && found.length <= number.length + 12;
    return found === number || holds;
  });
}

const isAmount = (value: unknown): value is number => typeof value === 'number';

export function isMoney(got: number | null, accepted: readonly unknown[]): boolean {
  return got !== null && accepted.filter(isAmount).some((one) => Math.abs(got - one) < 0.005);
}

/** Every text within a value, in its order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** A text of a ground truth as a part of a regular expression. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
