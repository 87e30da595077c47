import type { BindingTerm } from '#shared/letters/calendar/found-term.ts';
import { findWaitingTerms } from '#shared/letters/calendar/terms.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { everyWord, type WordList } from '#shared/letters/text/word-list.ts';

/** The sender's next step, in the first person or the passive. */
const nextSteps: WordList = [
  'odetniemy',
  'odlaczymy',
  'wstrzymamy',
  'zaprzestaniemy',
  'przekazemy',
  'skierujemy',
  'wystapimy',
  'wypowiemy',
  'rozwiazemy',
  'zostanie odciet*',
  'zostanie wstrzyman*',
  'zostana wstrzyman*',
  'zostanie przekazan*',
  'zostana przekazan*',
  'nastapi odciecie',
  'nastapi wstrzymanie',
];
const nextStep = everyWord(nextSteps);

/**
 * "Odetniemy dostawę wody po upływie 20 dni od dnia doręczenia": when a letter asks for payment without a
 * day, the reader has until the sender's next step.
 */
export function waitingTerms({ flow }: LetterView): BindingTerm[] {
  return findWaitingTerms(flow).flatMap((found) => {
    const { kind, from, sentence } = found;
    if (kind === 'other' || from === 'act' || from === 'unspecified') return [];
    return foldText(sentence).search(nextStep) < 0 ? [] : [{ ...found, kind }];
  });
}
