import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

const what = gap('co potwierdzasz, na przykład miejsce, i dla kogo');

/** The letter gives something that is lost by silence: the reader takes it, asks, or gives it up. */
const confirmation: Replies = {
  subject: 'pisma',
  say: () => ({
    cooperative: {
      heading: 'POTWIERDZENIE',
      paragraphs: [`Potwierdzam wolę przyjęcia: ${what}.`],
      requests: ['potwierdzenie, że moje oświadczenie dotarło w terminie'],
      strategy: 'Potwierdzasz w terminie i zachowujesz to, co daje pismo.',
      pros: ['Nic nie przepada.'],
      cons: ['Wiąże się to z warunkami z pisma.'],
    },
    assertive: {
      heading: 'POTWIERDZENIE I PROŚBA O SPROSTOWANIE DANYCH',
      paragraphs: [
        `Potwierdzam wolę przyjęcia: ${what}.`,
        `W piśmie jest błąd i proszę o jego poprawienie: ${gap('co jest błędne i jak powinno być')}.`,
      ],
      requests: ['poprawienie danych', 'potwierdzenie, że moje oświadczenie dotarło w terminie'],
      strategy: 'Potwierdzasz i od razu prosisz o poprawienie błędu, jeżeli jest w piśmie.',
      pros: ['Nic nie przepada, a błąd nie zostaje.'],
      cons: ['Bez błędu wystarczy wariant 1.'],
    },
    delay: {
      heading: 'REZYGNACJA',
      paragraphs: [`Rezygnuję: ${gap('z czego i dla kogo')}.`],
      strategy: 'Tylko wtedy, gdy nie chcesz tego, co daje pismo.',
      pros: ['Sprawa jest jasna.'],
      cons: ['Zwykle nie da się tego cofnąć.'],
    },
  }),
};

export const confirmationFamilies = {
  confirmation: {
    ...confirmation,
    recommended: [
      'cooperative',
      'Potwierdź w terminie i w sposób podany w piśmie: brak potwierdzenia oznacza utratę tego, co daje.',
    ],
  },
} as const satisfies Families;
