import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { accusativeOf } from '#shared/letters/reading/remedy-names.ts';

import { amountGround } from './letter-grounds.ts';
import type { Families, Replies } from './parts.ts';
import { contestFirst } from './recommendation/recommending.ts';
import { remedyFamily } from './remedy-family.ts';
import { ofSum, sumText } from './words.ts';

const nameOf = ({ remedy }: LetterFacts) => remedy?.name ?? 'środek zaskarżenia';

/**
 * The remedy of a letter of unknown kind: its name, body and route come from the letter, and no article is
 * cited that the letter does not give.
 */
const namedRemedy: Replies = {
  subject: 'rozstrzygnięcia',
  say: (facts) =>
    remedyFamily({
      name: nameOf(facts),
      heading: nameOf(facts).toUpperCase(),
      subject: 'rozstrzygnięcia',
      opening: () =>
        `Zgodnie z pouczeniem w piśmie wnoszę ${accusativeOf(nameOf(facts))}${ofSum(facts, ' co do kwoty ')} i zaskarżam rozstrzygnięcie w całości.`,
      requests: () => ['uchylenie albo zmianę rozstrzygnięcia na moją korzyść'],
      grounds: () => [
        'Rozstrzygnięcie opiera się na błędnych faktach.',
        'Pominięto mój dowód lub moje wyjaśnienia.',
        'Rozstrzygnięcie dotyczy nie tej osoby.',
        ...(sumText(facts) === null ? [] : [amountGround(facts, 'policzono ją błędnie')]),
      ],
      besides: ['udostępnienie akt sprawy', 'wstrzymanie wykonania do czasu rozpatrzenia'],
      attachments: ['dowody'],
      agree: () => ({
        to: 'sender',
        paragraphs: [
          'Pismo jest mi znane i go nie zaskarżam. Wykonam je w terminie, który z niego wynika.',
          'Proszę o potwierdzenie, co dokładnie mam zrobić i do kiedy.',
        ],
        requests: ['potwierdzenie zakresu i terminu obowiązku'],
        strategy: 'Zgadzasz się z pismem i pytasz tylko o szczegóły wykonania.',
        pros: ['Bez sporu.'],
        cons: [],
      }),
    }).say(facts),
};

export const namedRemedyFamilies = {
  /** a remedy of a letter whose kind is unknown */
  named_remedy: { ...namedRemedy, recommended: contestFirst('rozstrzygnięciem') },
} as const satisfies Families;
