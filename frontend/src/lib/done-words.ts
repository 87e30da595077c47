import type { DoneMarks } from '#shared/domain/review.ts';

import { formatPlainDay } from './format.ts';

export type DoneMark = keyof DoneMarks;

/** In the order of handling a letter. */
export const doneMarkNames = ['sent', 'paid', 'settled'] as const satisfies readonly DoneMark[];

/** The words of the button and the badge for what the reader ticks off. */
export const doneLabels: Readonly<Record<DoneMark, string>> = {
  sent: 'Wysłane',
  paid: 'Zapłacone',
  settled: 'Załatwione',
};

/** The latest state of a letter: "Wysłane 22 listopada 2026"; undefined while nothing is ticked off. */
export function lastDone(done: DoneMarks = {}): { mark: DoneMark; words: string } | undefined {
  const mark = doneMarkNames.findLast((name) => done[name] !== undefined);
  return mark && { mark, words: `${doneLabels[mark]} ${formatPlainDay(done[mark])}` };
}
