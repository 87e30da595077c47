import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { clausesOf } from './clause.ts';

/** That what is decided can be carried out at once. */
const atOnce = wordPattern([
  'rygor* natychmiastowej wykonalnosci', // Wyrokowi nadaję rygor natychmiastowej wykonalności.
  'podlega natychmiastowemu wykonaniu', // Decyzja podlega natychmiastowemu wykonaniu.
  'podlegaja natychmiastowemu wykonaniu',
  'jest natychmiast wykonaln*',
]);
/** "O ile nie nadano jej rygoru", "sąd może nadać": what may be and is not. */
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

/** The letter's own sentence by which its decision can be carried out at once; null without one. */
export function enforceableNow(view: LetterView): string | null {
  if (!atOnce.test(view.spaced)) return null;
  const found = clausesOf(view).find(
    ({ text, part }) =>
      (part === 'operative' || part === 'instruction') && atOnce.test(text) && !notHere.test(text),
  );
  return found === undefined ? null : quoteAt(view, found.span);
}
