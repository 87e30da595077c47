import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { type Clause, clausesOf } from './clause.ts';
import type { Person } from './person-words.ts';
import { concernsReader } from './persons.ts';

/** Words that call upon the reader. */
const call = wordPattern([
  'wzywa*', // wzywa się Pana do usunięcia braków przez: 1) …
  'zobowiazuj*',
  'nalezy',
  'prosimy',
  'prosze o',
  'prosze, aby',
  'zada*',
  'zadamy',
]);
const item = /^(?:\d{1,2}[.)]|[a-z]\)|[-–•*])\s+/;
const MOST_ITEMS = 8;

/** What the letter lists that the reader has to do, item by item in its own words; empty without such a list. */
export function calledItems(view: LetterView, role: Person | undefined): string[] {
  const clauses = clausesOf(view);
  const opener = clauses.findIndex(
    (clause) =>
      clause.part === 'operative' &&
      /:\s*$/.test(clause.text) &&
      call.test(clause.text) &&
      concernsReader(clause, role),
  );
  if (opener < 0) return [];
  const rest = clauses.slice(opener + 1, opener + 1 + MOST_ITEMS);
  const end = rest.findIndex(({ text }) => !item.test(text));
  return (end < 0 ? rest : rest.slice(0, end)).map((clause) => itemWords(view, clause));
}

function itemWords(view: LetterView, { span, text }: Clause): string {
  const lead = view.spaced.slice(span.start, span.end).search(/\S/);
  const mark = item.exec(text)?.[0].length ?? 0;
  return quoteAt(view, { start: span.start + lead + mark, end: span.end });
}
