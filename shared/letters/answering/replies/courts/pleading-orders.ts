import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap, ownReasons } from '#shared/letters/answering/replies/words.ts';

import { copy, sides } from './suits.ts';

const shared = { heading: 'PISMO PRZYGOTOWAWCZE', attachments: [copy] };

/** The court orders a pleading in a case that goes on: what is not said in time may be left out. */
const pleadingOrder: Replies = {
  subject: 'zobowiązania sądu do złożenia pisma',
  say: () => ({
    cooperative: {
      ...shared,
      paragraphs: [
        'W wykonaniu zobowiązania sądu składam pismo w wyznaczonym terminie.',
        `Moje stanowisko: ${gap('z czym się zgadzasz')}. Dalszych zarzutów, pytań i wniosków nie zgłaszam.`,
      ],
      strategy: 'Zgadzasz się z tym, co przysłał sąd, i piszesz to w terminie.',
      pros: ['Wykonujesz zobowiązanie sądu.'],
      cons: ['Później sąd może nie dopuścić nowych zarzutów.'],
    },
    assertive: {
      ...shared,
      paragraphs: [
        'W wykonaniu zobowiązania sądu składam pismo w wyznaczonym terminie.',
        `Zgłaszam zarzuty: ${ownReasons}`,
        `Pytania i wnioski dowodowe: ${gap('pytania do biegłego, opinia uzupełniająca, świadkowie, dokumenty')}.`,
      ],
      requests: ['uwzględnienie zgłoszonych zarzutów i wniosków'],
      attachments: [copy, 'dokumenty, na które się powołujesz'],
      strategy: 'Zgłaszasz w terminie wszystko, z czym się nie zgadzasz.',
      pros: ['Sąd musi wziąć pod uwagę to, co zgłosisz na czas.'],
      cons: ['Niektóre wnioski wymagają zaliczki; sprawdź to w piśmie.'],
    },
    delay: {
      parties: sides,
      heading: 'WNIOSEK O PRZEDŁUŻENIE TERMINU',
      paragraphs: [
        `Wnoszę o przedłużenie terminu do złożenia pisma o ${gap('liczba dni')} dni, bo ${gap('powód')}.`,
      ],
      requests: ['przedłużenie terminu'],
      attachments: ['dowód przyczyny'],
      strategy: 'Prosisz o więcej czasu, zanim minie termin z pisma.',
      pros: ['Sąd może przedłużyć termin, który sam wyznaczył.'],
      cons: ['Dopóki sąd się nie zgodzi, obowiązuje termin z pisma.'],
    },
  }),
};

export const pleadingOrderFamilies = {
  /** zobowiązanie do złożenia pisma przygotowawczego, zarzuty do opinii biegłego */
  pleading_order: {
    ...pleadingOrder,
    recommended: [
      'assertive',
      'Napisz w terminie wszystko, z czym się nie zgadzasz; później sąd może to pominąć. Jeżeli się zgadzasz, wybierz wariant 1; jeżeli potrzebujesz czasu, wariant 3.',
    ],
  },
} as const satisfies Families;
