import type { StepWords } from '#shared/letters/answering/plan-step.ts';
import { freeHelp } from '#shared/letters/catalogue/free-help.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { foldText } from '#shared/letters/text/text.ts';

const told = /\b(?:prawnik|porad|adwokat|radc|obronc)/;

/** Where to ask a lawyer, unless a step already says so. */
export function lawyerStep(
  { type }: Pick<LetterFacts, 'type'>,
  before: readonly StepWords[],
  help: readonly string[],
): StepWords[] {
  if (type.reply === 'scam') return [];
  if (before.some(({ action, how }) => told.test(foldText(`${action} ${how ?? ''}`)))) return [];
  const isFree = help.includes(freeHelp.legal_aid);
  return [
    {
      action: 'Poradź się prawnika',
      how: isFree
        ? `${freeHelp.legal_aid}. Weź ze sobą to pismo.`
        : 'Umów się z adwokatem lub radcą prawnym i weź ze sobą to pismo.',
    },
  ];
}
