import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

/** The payee or its manager changes and gives a new account: the number is checked before money goes there. */
const changedAccount: Replies = {
  subject: 'zawiadomienia o zmianie rachunku do wpłat',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Dziękuję za informację. Po sprawdzeniu numeru rachunku będę na niego wpłacać kwoty należne od dnia podanego w piśmie.',
        'Proszę o potwierdzenie, że wcześniejsze wpłaty na dotychczasowy rachunek są rozliczone.',
      ],
      strategy:
        'Przyjmujesz zmianę i prosisz o potwierdzenie salda. Numer sprawdź w innym źródle niż to pismo.',
      pros: ['Bez zaległości i nieporozumień.'],
      cons: ['Nie płać na nowy rachunek, zanim go nie sprawdzisz.'],
    },
    assertive: {
      heading: 'PROŚBA O POTWIERDZENIE UMOCOWANIA I RACHUNKU',
      paragraphs: [
        'Zanim zmienię sposób zapłaty, proszę o dokument, z którego wynika zmiana i numer rachunku.',
      ],
      requests: [
        'kopię uchwały, umowy lub pełnomocnictwa',
        'potwierdzenie, kto jest właścicielem nowego rachunku',
        'potwierdzenie, że wpłaty na dotychczasowy rachunek do czasu odpowiedzi są zaliczone',
      ],
      strategy:
        'Prosisz o dowód zmiany. Płacisz w terminie na rachunek, którego jesteś pewny lub pewna.',
      pros: ['Chroni przed oszustwem na podmieniony rachunek.'],
      cons: ['Odpowiedź może przyjść po dniu zapłaty: zadzwoń na znany numer.'],
    },
    delay: {
      heading: 'PYTANIE W SPRAWIE PISMA',
      paragraphs: [
        `Proszę o wyjaśnienie: ${gap('co jest niejasne, na przykład za jaki okres i na które konto płacić')}.`,
      ],
      requests: ['odpowiedź na piśmie'],
      strategy: 'Pytasz o to, czego pismo nie mówi.',
      pros: ['Wiesz, gdzie i ile płacić.'],
      cons: ['Pytanie nie przesuwa dnia zapłaty.'],
    },
  }),
};

export const accountFamilies = {
  /** nowy rachunek do wpłat, nowy zarządca */
  changed_account: {
    ...changedAccount,
    recommended: [
      'cooperative',
      'Sprawdź nowy numer u kogoś, komu ufasz, na przykład w zarządzie wspólnoty, i dopiero wtedy zmień przelew. Jeżeli masz wątpliwości, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
