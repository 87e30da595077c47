import { type Clause, itemMark } from '#shared/letters/reading/clauses/clause.ts';
import { act, asksSoftly } from '#shared/letters/reading/clauses/words/asking-words.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { asksWhatToDo } from './call-conditions.ts';

/** "Czy trzeba przedstawić zaświadczenie?", "Jak złożyć wniosek?": the letter asks itself and answers behind it. */
export const isHeadingQuestion = (clause: Clause): boolean =>
  headingQuestion.test(clause.text) && !asksWhatToDo(clause) && !asksSoftly(clause.text);
const asking = either(
  /czy|jak|kiedy|gdzie|dlaczego|ile|kto|skad|komu|czego|co/,
  /(?:do|od|na|po|o|za|w) (?:kiedy|czego|co|czym|jak\w*|ile)/,
);
const headingQuestion = new RegExp(
  String.raw`^(?:${itemMark.source.slice(1)})?(?:a )?${asking}\b[^?]*\?$`,
);

/** "Czy mogę wyciąć drzewa już teraz? Nie.": a ban as the answer to a question. */
export const isDenied = (view: LetterView, clause: Clause): boolean =>
  asksLeave.test(clause.text) && /^\s*nie[.,]/.test(view.spaced.slice(clause.span.end));
const asksLeave = new RegExp(
  String.raw`^czy (?:juz )?(?:moge|mozemy|mozna|wolno)\b[^?]* ${act}[^?]*\?$`,
);
