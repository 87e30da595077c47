import { dueTerm, type Duty, until, when } from '#shared/letters/answering/duty.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { laidOutDuties } from './laid-out.ts';

/** "Może Pan … przedstawić dokumenty", "zgłosić dowody". */
const invited =
  /(?:przedstawi|przedloz|dolacz|nadesl|zloz|zglos)\w*(?: \w+)? (?:dokument|dowod|zaswiadczen)\w*[^.]{0,60}/;

/** Before a decision: the files are read and answered, or a draft that is laid out is looked at. */
export function readFileDuties(facts: LetterFacts): Duty[] {
  const drafts = laidOutDuties(facts);
  if (drafts.length > 0) return drafts;
  return [
    {
      action: `Przejrzyj akta sprawy i w razie potrzeby zajmij stanowisko na piśmie${until(facts, 'odpowied')}`,
      step: 'Przejrzyj akta sprawy',
      otherwise: 'Potem zapadnie decyzja na podstawie tego, co jest w aktach.',
      priority: 'MEDIUM',
      due: dueTerm(facts, 'odpowied'),
    },
    ...when(invited.test(facts.view.spaced), {
      action: `Jeżeli masz dokumenty na poparcie swojego stanowiska, wyślij je nadawcy${until(facts, 'odpowied')}`,
      step: 'Wyślij dokumenty, jeżeli je masz',
      priority: 'MEDIUM',
      due: dueTerm(facts, 'odpowied'),
      quote: invited,
    }),
  ];
}
