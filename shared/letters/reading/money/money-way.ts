import { everyWord, wordPattern } from '#shared/letters/text/word-list.ts';

import { grantWords, orderWords } from './way-words.ts';

/** Which way a sum goes, seen from the letter's reader. */
export type MoneyWay = 'pay' | 'receive';

const orders = everyWord(orderWords);
const grants = everyWord(grantWords);
const grantsAfter = wordPattern(grantWords);

/** The way of a sum by the verb nearest before it in its sentence, else by one right behind it. */
export function wayOf(lead: string, after: string): MoneyWay | null {
  const order = lastEnd(lead, orders);
  const grant = lastEnd(lead, grants);
  if (grantsAfter.test(after.slice(0, 60).split(/[.;]/)[0] ?? '')) return 'receive';
  if (order < 0 && grant < 0) return null;
  return grant > order ? 'receive' : 'pay';
}

function lastEnd(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}
