import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

/** A bank asks for data or papers: what is asked is done, in the way that the letter names. */
const asked: Replies = {
  subject: 'prośby banku o dane lub dokumenty',
  say: () => ({
    cooperative: {
      paragraphs: [
        `Przekazuję dane i dokumenty, o które prosi bank: ${gap('dane albo lista dokumentów')}.`,
        'Jeżeli czegoś brakuje, proszę o wskazanie czego i do kiedy.',
      ],
      attachments: ['dokumenty, o które prosi pismo'],
      strategy:
        'Zrób to tak, jak mówi pismo: w aplikacji, w placówce albo u opiekuna. List wyślij tylko wtedy, gdy pismo na to pozwala. Adres i numer sprawdź na oficjalnej stronie banku.',
      pros: ['Zwykle kończy sprawę.'],
      cons: ['Nie podawaj hasła, kodu ani PIN-u; bank o nie nie prosi.'],
    },
    assertive: {
      heading: 'PROŚBA O SPROSTOWANIE',
      paragraphs: [
        `Te dane lub dokumenty bank już ma albo mnie nie dotyczą: ${gap('które i od kiedy')}.`,
      ],
      requests: ['sprawdzenie, czy prośba jest aktualna', 'potwierdzenie na piśmie'],
      attachments: ['dowód, na przykład potwierdzenie złożenia'],
      strategy: 'Tylko wtedy, gdy bank już to dostał albo się myli.',
      pros: ['Błąd wyjaśniony, zanim bank coś ograniczy.'],
      cons: ['Dopóki bank nie potwierdzi, trzymaj się dnia z pisma.'],
    },
    delay: {
      heading: 'PROŚBA O PÓŹNIEJSZY TERMIN',
      paragraphs: [
        `Część danych lub dokumentów przekażę do ${gap('dzień')}, bo ${gap('powód')}. Pozostałe przekazuję teraz.`,
      ],
      requests: ['zgodę na ten termin', 'nieograniczanie usług do tego dnia'],
      strategy: 'Dajesz od razu to, co masz, i prosisz o czas na resztę.',
      pros: ['Bank widzi, że nie zwlekasz.'],
      cons: ['Bez zgody banku termin z pisma się nie przesuwa.'],
    },
  }),
};

export const bankAsksFamilies = {
  /** dane klienta, dokumenty do kredytu */
  bank_asks: {
    ...asked,
    recommended: [
      'cooperative',
      'Najprościej zrobić w terminie to, o co prosi bank, w sposób podany w piśmie. Najpierw upewnij się, że pismo jest z banku.',
    ],
  },
} as const satisfies Families;
