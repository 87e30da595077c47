import type { ResultWarning } from '#shared/domain/analysis-result.ts';
import type { Term } from '#shared/domain/term.ts';

import { polishDate } from './days.ts';
import { inDays, lengthInWords, lengthOf } from './term-length.ts';

/** Purposes that many terms of one letter may share: instalments, and words too general to compare. */
const severalActs = /\brat|^termin z pisma$|^odpowiedź na pismo$/;
/** Only spans for paying are compared: a remedy has longer spans for letters sent abroad. */
const PAYING = 'zapła';

/**
 * Two different terms for one act: the terms with the earlier one first, and the rivals; when they agree, the
 * terms unchanged and no rivals.
 */
export function earlierFirst(terms: readonly Term[]): [Term[], Term[] | undefined] {
  const [first] = terms;
  const unchanged: [Term[], undefined] = [[...terms], undefined];
  if (first === undefined || endOf(first) === undefined) return unchanged;
  const rivals = terms.filter(
    (term) => term.kind === first.kind && term.what === first.what && endOf(term) !== undefined,
  );
  if (rivals.every((term) => endOf(term) === endOf(first))) return unchanged;
  const earliest = rivals.reduce((early, term) => (isBefore(term, early) ? term : early), first);
  return [[earliest, ...terms.filter((term) => term !== earliest)], rivals];
}

/** An ISO day or a length in days; only values of the same kind are compared. */
function endOf(term: Term): string | number | undefined {
  if (severalActs.test(term.what)) return undefined;
  if (term.kind === 'date') return term.date ?? undefined;
  if (term.kind !== 'from_delivery' || !term.what.includes(PAYING)) return undefined;
  const length = lengthOf(term);
  return length === undefined ? undefined : inDays(length);
}

function isBefore(left: Term, right: Term): boolean {
  return (endOf(left) ?? '') < (endOf(right) ?? '');
}

/** Warns the reader of terms that contradict each other. */
export function conflictWarning(rivals: readonly Term[]): ResultWarning {
  const ends = [...new Set(rivals.map(inWords))].join(' i ');
  return {
    kind: 'conflicting_terms',
    title: 'Dwa różne terminy',
    message: `Pismo podaje dwa terminy tej samej czynności: ${ends}. Bezpieczniej przyjąć wcześniejszy.`,
    quote: rivals[0]?.quote ?? null,
  };
}

function inWords(term: Term): string {
  const length = lengthOf(term);
  if (term.date !== null || length === undefined) return polishDate(term.date ?? '');
  return `${lengthInWords(length)} od doręczenia`;
}
