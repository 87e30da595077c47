import type { BindingTerm } from '#shared/letters/calendar/found-term.ts';
import { findWaitingTerms } from '#shared/letters/calendar/terms.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { everyWord, type WordList } from '#shared/letters/text/word-list.ts';

/** What the sender does next, said by the sender or in the passive. */
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
 * "Odetniemy dostawę wody po upływie 20 dni od dnia doręczenia": where a letter that asks to be paid sets no day, the
 * reader has until the sender's next step.
 */
export function waitingTerms({ flow }: LetterView): BindingTerm[] {
  return findWaitingTerms(flow).flatMap((found) => {
    const { kind, from, sentence } = found;
    if (kind === 'other' || from === 'act' || from === 'unspecified') return [];
    return foldText(sentence).search(nextStep) < 0 ? [] : [{ ...found, kind }];
  });
}
