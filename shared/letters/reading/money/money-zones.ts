import type { LetterView } from '#shared/letters/reading/letter-view.ts';

/** Where a sum stands: in what the letter orders, in its reasons, or in its instruction. */
export type Zone = 'body' | 'reasons' | 'instruction';

const heading =
  /(?:^|[\n.;:)] *)((?:UZASADNIENIE|Uzasadnienie|POUCZENI[EA]|Pouczeni[ea])(?![\p{Ll}]))/gu;

/** Tells of each position of the source in which part of the letter it stands. */
export function zonesOf({ source }: LetterView): (at: number) => Zone {
  const marks = [...source.matchAll(heading)].map((match) => ({
    at: match.index,
    zone: /^u/i.test(match[1] ?? '') ? ('reasons' as const) : ('instruction' as const),
  }));
  return (at) => marks.findLast((mark) => mark.at <= at)?.zone ?? 'body';
}
