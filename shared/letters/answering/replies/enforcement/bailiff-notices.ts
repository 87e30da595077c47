import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

import { askTheSum, seeTheFiles, sides } from './bailiff.ts';

/** A bailiff's letter against which nothing can be lodged: the reader checks it, asks and pays. */
const bailiffNotice: Replies = {
  subject: 'pisma komornika',
  say: (facts) => ({
    cooperative: askTheSum()(facts),
    assertive: {
      heading: 'WNIOSEK O WYJAŚNIENIE ROZLICZENIA',
      parties: sides,
      paragraphs: [
        `Proszę o sprawdzenie pisma. Moim zdaniem nie zgadza się: ${gap('kwota albo fakt, i dlaczego')}.`,
        'Dowody, na przykład potwierdzenia wpłat, załączam.',
      ],
      requests: ['pisemne rozliczenie wpłat, odsetek i kosztów', 'poprawienie błędu'],
      attachments: ['dowody wpłat'],
      strategy: 'Tylko wtedy, gdy w piśmie jest błąd: pokazujesz go i prosisz o rozliczenie.',
      pros: ['Bez opłaty.', 'Błąd w rozliczeniu wyjaśniasz od razu.'],
      cons: ['To nie wstrzymuje egzekucji.'],
    },
    delay: seeTheFiles('Wiesz, co policzył komornik.', 'Wgląd w akta nie wstrzymuje egzekucji.'),
  }),
};

export const bailiffNoticeFamilies = {
  /** pismo komornika, którego nie można zaskarżyć */
  bailiff_notice: {
    ...bailiffNotice,
    recommended: [
      'cooperative',
      'Tego pisma nie można zaskarżyć. Zapytaj o kwotę, a gdy coś się nie zgadza, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
