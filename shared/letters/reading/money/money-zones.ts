import { enclosedFrom } from '#shared/letters/reading/clauses/letter-parts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

/** Where a sum stands: in what the letter orders, in its reasons, in its instruction, or in a letter enclosed with it. */
export type Zone = 'body' | 'reasons' | 'instruction' | 'enclosed';

const heading =
  /(?:^|[\n.;:)] *)((?:UZASADNIENIE|Uzasadnienie|POUCZENI[EA]|Pouczeni[ea])(?![\p{Ll}]))/gu;

/** Tells of each position of the source in which part of the letter it stands. */
export function zonesOf(view: LetterView): (at: number) => Zone {
  const { source, flow } = view;
  const from = enclosedFrom(view);
  const enclosed = from < flow.text.length ? flow.toSource(from, from + 1).start : Infinity;
  const marks = [...source.matchAll(heading)].map((match) => ({
    at: match.index,
    zone: /^u/i.test(match[1] ?? '') ? ('reasons' as const) : ('instruction' as const),
  }));
  return (at) =>
    at >= enclosed ? 'enclosed' : (marks.findLast((mark) => mark.at <= at)?.zone ?? 'body');
}
