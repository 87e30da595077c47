import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap, ownReasons } from '#shared/letters/answering/replies/words.ts';

/** What was agreed comes later or not at all: the reader chooses, insists, or asks first. */
const serviceChange: Replies = {
  subject: 'zmiany lub odwołania umówionej usługi',
  say: () => ({
    cooperative: {
      paragraphs: [
        `Z tego, co Państwo proponują, wybieram: ${gap('która propozycja z pisma')}.`,
        'Nie zrzekam się praw, które daje mi umowa lub ustawa.',
      ],
      requests: ['potwierdzenie wyboru i nowego terminu albo dnia zwrotu pieniędzy'],
      strategy: 'Wybierasz jedną z propozycji. Wyślij przed dniem z pisma, jeżeli go podano.',
      pros: ['Zwykle najszybciej kończy sprawę.'],
      cons: ['Wybór trudno potem zmienić.'],
    },
    assertive: {
      heading: 'STANOWISKO WOBEC ZMIANY',
      paragraphs: [
        'Nie zgadzam się na tę zmianę. Proszę o wykonanie umowy tak, jak się umówiliśmy, a jeżeli to niemożliwe – o zwrot wpłaconych pieniędzy.',
        `Zmiana jest dla mnie niekorzystna: ${ownReasons}`,
      ],
      requests: [
        'wykonanie umowy w uzgodnionym terminie albo zwrot wpłat',
        'wskazanie przyczyny zmiany i należnej kary umownej lub odszkodowania',
      ],
      attachments: ['kopia umowy', 'potwierdzenia wpłat'],
      strategy: 'Obstajesz przy umowie albo żądasz zwrotu. Bezpłatnie pomaga rzecznik konsumentów.',
      pros: ['Jasne, czego chcesz; roszczenia zostają.'],
      cons: ['Spór może potrwać.'],
    },
    delay: {
      heading: 'PYTANIE O ZMIANĘ',
      paragraphs: [
        'Zanim wybiorę, proszę o wyjaśnienie zmiany. To pismo nie jest zgodą na nią ani rezygnacją z roszczeń.',
      ],
      requests: [
        'podanie przyczyny i nowego, pewnego terminu',
        'wskazanie, co mi się należy według umowy',
      ],
      strategy: 'Pytasz o przyczynę i nowy termin; dzień wyboru z pisma biegnie dalej.',
      pros: ['Wiesz więcej, zanim wybierzesz.'],
      cons: ['Pytanie nie przesuwa żadnego terminu.'],
    },
  }),
};

export const serviceChangeFamilies = {
  /** odwołanie lub opóźnienie usługi */
  service_change: {
    ...serviceChange,
    recommended: [
      'cooperative',
      'Sprawdź, do kiedy trzeba wybrać, i co się stanie, jeżeli nie odpowiesz. Jeżeli żadna propozycja nie pasuje, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
