import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families } from '#shared/letters/answering/replies/parts.ts';
import { contestFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily } from '#shared/letters/answering/replies/remedy-family.ts';
import { ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

/** The order of another state or of a Polish court under EU law: its own form, thirty days, no reasons, no fee. */
const europeanOrder = remedyFamily({
  name: 'sprzeciw',
  heading: 'SPRZECIW OD EUROPEJSKIEGO NAKAZU ZAPŁATY',
  subject: 'europejskiego nakazu zapłaty',
  parties: { reader: 'Strona pozwana', other: 'Strona powodowa' },
  opening: (facts) =>
    `Na podstawie ${cite(law.debts.europeanOrderOpposition)} wnoszę sprzeciw od europejskiego nakazu zapłaty${ofSum(facts, ' kwoty ')}. Kwestionuję roszczenie. Sprzeciw składam na formularzu F, który załączam.`,
  requests: () => ['przyjęcie sprzeciwu i przesłanie potwierdzenia'],
  grounds: () => [],
  takesReasons: false,
  besides: ['pouczenie, w jakim trybie i w jakim języku sprawa będzie dalej prowadzona'],
  gain: 'Nakaz nie stanie się wykonalny; roszczenie zbada sąd w zwykłym procesie.',
  attachments: ['wypełniony i podpisany formularz F'],
  agree: (facts) => ({
    heading: 'INFORMACJA O ZAPŁACIE',
    parties: { reader: 'Strona pozwana', other: 'Strona powodowa' },
    paragraphs: [
      `Nie wnoszę sprzeciwu. Kwotę${ofSum(facts, ' ')} z kosztami wpłacam powodowi w terminie z nakazu; potwierdzenie załączam.`,
    ],
    requests: ['dołączenie potwierdzenia do akt'],
    attachments: ['potwierdzenie wpłaty'],
    strategy: 'Zgadzasz się z kwotą i płacisz powodowi w terminie z nakazu.',
    pros: ['Koniec sprawy bez dalszych kosztów.'],
    cons: [],
  }),
  risks: ['Po sprzeciwie sprawa toczy się dalej w sądzie, który wydał nakaz.'],
});

export const europeanOrderFamilies = {
  /** europejski nakaz zapłaty: answered on form F */
  european_order: { ...europeanOrder, recommended: contestFirst('nakazem') },
} as const satisfies Families;
