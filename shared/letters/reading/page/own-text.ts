import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { isAddressOrContact } from '#shared/letters/text/cells.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import type { Span } from '#shared/letters/text/text.ts';

import { type Cell, pageOf } from './page.ts';

/**
 * The rows of the running text that the letter itself consists of: without the head of a mail but for its subject,
 * without a privacy notice, and without contacts below the signature. What a program adds changes none of them.
 */
export const ownRowsOf: (view: LetterView) => readonly Span[] = oncePer((view: LetterView) =>
  pageOf(view).rows.flatMap((row) => {
    const [first] = row;
    const last = row.at(-1);
    if (first === undefined || last === undefined || isAdded(first, row)) return [];
    return [{ start: flowPosition(view, first.start), end: flowPosition(view, last.end) }];
  }),
);

function isAdded({ zone, folded }: Cell, row: readonly Cell[]): boolean {
  if (zone === 'mail') return !/^(?:temat|subject):/.test(folded);
  if (zone === 'privacy') return true;
  const isBelow = zone === 'signature' || zone === 'footer';
  return isBelow && row.some(({ text }) => isAddressOrContact(text));
}
