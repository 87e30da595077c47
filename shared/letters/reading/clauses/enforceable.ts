import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { clausesOf } from './clause.ts';

/** Words that say that the decision can be enforced at once. */
const atOnce = wordPattern([
  'rygor* natychmiastowej wykonalnosci', // Wyrokowi nadaję rygor natychmiastowej wykonalności.
  'podlega natychmiastowemu wykonaniu', // Decyzja podlega natychmiastowemu wykonaniu.
  'podlegaja natychmiastowemu wykonaniu',
  'jest natychmiast wykonaln*',
]);
/** "O ile nie nadano jej rygoru", "sąd może nadać": possible, but not the case. */
const notHere = wordPattern([
  'o ile',
  'jezeli',
  'jesli',
  'chyba ze',
  'gdy',
  'moze',
  'mozna',
  'nie nada*',
  'nie podlega*',
  'nie ma rygoru',
  'wnios* o',
  'z wyjatkiem',
  'nie dotyczy',
]);

/** The letter's sentence that makes its decision enforceable at once; null when there is none. */
export function enforceableNow(view: LetterView): string | null {
  if (!atOnce.test(view.spaced)) return null;
  const found = clausesOf(view).find(
    ({ text, part }) =>
      (part === 'operative' || part === 'instruction') && atOnce.test(text) && !notHere.test(text),
  );
  return found === undefined ? null : quoteAt(view, found.span);
}
