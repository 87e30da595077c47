import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

/** The creditor confirms that the debt is paid: a paper to keep, and registers to clear. */
const debtPaid: Replies = {
  subject: 'potwierdzenia spłaty',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Dziękuję za potwierdzenie spłaty. Sprawę uważam za zakończoną.',
        'Jeżeli wpłynęła nadpłata, proszę o jej zwrot na rachunek, z którego przyszła.',
      ],
      strategy: 'Dobra wiadomość: listu nie musisz wysyłać. Zachowaj pismo jako dowód spłaty.',
      pros: ['Nic nie trzeba robić.'],
      cons: ['List nie jest potrzebny.'],
    },
    assertive: {
      heading: 'PROŚBA O SPROSTOWANIE',
      paragraphs: [
        `W potwierdzeniu jest błąd i proszę o jego poprawienie: ${gap('co jest błędne i jak powinno być')}.`,
      ],
      grounds: ['Wpłaty było więcej, niż podano; dowód w załączeniu.', otherGround],
      requests: ['poprawienie potwierdzenia', 'zwrot nadpłaty, jeżeli powstała'],
      attachments: ['dowody wpłat'],
      strategy: 'Tylko wtedy, gdy w piśmie jest błąd w danych lub kwocie.',
      pros: ['Błąd poprawiony od razu nie wróci.'],
      cons: ['Bez błędu list nie jest potrzebny.'],
    },
    delay: {
      heading: 'PROŚBA O POTWIERDZENIE USUNIĘCIA WPISU',
      paragraphs: [
        'Proszę o potwierdzenie, że moje dane z tej sprawy są usunięte z biur informacji gospodarczej albo że nigdy ich tam nie przekazano.',
      ],
      requests: ['potwierdzenie usunięcia wpisu i jego daty'],
      strategy: 'Upewniasz się, że spłacony dług nie figuruje w rejestrach.',
      pros: ['Masz dowód na piśmie, na przykład dla banku.'],
      cons: ['Wpis można też sprawdzić bezpłatnie w samym biurze.'],
    },
  }),
};

export const paidDebtFamilies = {
  /** potwierdzenie spłaty, zamknięcie sprawy przez wierzyciela */
  debt_paid: {
    ...debtPaid,
    recommended: [
      'cooperative',
      'To dobra wiadomość: niczego nie płać i nie podpisuj, a pismo zachowaj. Napisz tylko wtedy, gdy jest w nim błąd.',
    ],
  },
} as const satisfies Families;
