import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

const bailiff = { name: 'Komornik sądowy wskazany w piśmie' } as const;

const balance: Saying = {
  to: bailiff,
  heading: 'WNIOSEK O INFORMACJĘ O STANIE EGZEKUCJI',
  paragraphs: [
    `Proszę o informację, ile wynosi dług w sprawie ${gap('sygnatura komornika')}, skąd wynika i ile już potrącono.`,
  ],
  requests: ['rozliczenie długu, odsetek i kosztów', 'dane wierzyciela'],
  strategy: 'Pytasz komornika o dług: ZUS nie może go sprawdzić ani przerwać potrąceń.',
  pros: ['Wiesz, ile jeszcze zostało.'],
  cons: ['Nie wstrzymuje potrąceń.'],
};

/** ZUS deducts for a bailiff: it answers for the sum it deducts, the bailiff and the creditor for the debt. */
const deductions: Replies = {
  subject: 'potrąceń ze świadczenia',
  say: () => ({
    cooperative: balance,
    assertive: {
      heading: 'WNIOSEK O SPRAWDZENIE POTRĄCEŃ',
      paragraphs: ['Proszę o sprawdzenie, czy potrącenia policzono prawidłowo.'],
      grounds: [
        'Po potrąceniu zostaje mi mniej niż kwota wolna.',
        'Potrącono większą część świadczenia, niż wolno przy takim długu.',
        `Inny powód: ${gap('własnymi słowami')}`,
      ],
      requests: ['poprawienie kwoty potrącenia', 'wydanie decyzji, jeżeli ZUS kwoty nie zmieni'],
      attachments: ['dokumenty, na przykład wyciąg z rachunku'],
      strategy: 'Piszesz do ZUS tylko o wysokości potrącenia. O długu rozstrzyga kto inny.',
      pros: ['Bezpłatne.'],
      cons: ['Do wyjaśnienia potrącenia trwają.'],
    },
    delay: {
      ...balance,
      heading: 'WNIOSEK DO KOMORNIKA O OGRANICZENIE ZAJĘCIA',
      paragraphs: [
        `W sprawie ${gap('sygnatura komornika')} proszę o ograniczenie zajęcia mojego świadczenia, bo ${gap('powód')}.`,
      ],
      requests: ['ograniczenie zajęcia za zgodą wierzyciela', 'rozliczenie długu'],
      attachments: ['dowody sytuacji'],
      strategy: 'Prosisz komornika i wierzyciela o mniejsze potrącenia.',
      pros: ['Wierzyciel może się zgodzić.'],
      cons: ['Nie musi: potrącenia na razie trwają.'],
    },
  }),
};

/** The claimant has to have a letter served through a bailiff, or to show where the other party lives. */
const service: Replies = {
  subject: 'zobowiązania do doręczenia pisma',
  say: () => ({
    cooperative: {
      heading: 'PISMO POWODA – POTWIERDZENIE DORĘCZENIA',
      paragraphs: [
        'Wykonuję zobowiązanie i składam potwierdzenie doręczenia przesyłki przez komornika.',
      ],
      requests: ['dołączenie potwierdzenia do akt i dalsze prowadzenie sprawy'],
      attachments: ['potwierdzenie doręczenia od komornika'],
      strategy:
        'Najpierw składasz u komornika wniosek o doręczenie z przesyłką z sądu i opłatą z pisma. Gdy komornik doręczy, wysyłasz to pismo do sądu.',
      pros: ['Sprawa idzie dalej.'],
      cons: ['Komornik potrzebuje czasu: złóż wniosek od razu.'],
    },
    assertive: {
      heading: 'PISMO POWODA – ADRES POZWANEGO',
      paragraphs: [
        `Pozwany przebywa pod adresem: ${gap('adres')}. Zwracam przesyłkę i wnoszę o doręczenie pod tym adresem.`,
      ],
      requests: ['doręczenie przesyłki pod wskazanym adresem'],
      attachments: ['przesyłka z sądu', 'dowód, że pozwany tam przebywa'],
      strategy: 'Gdy znasz nowy adres albo masz dowód, że stary jest prawdziwy.',
      pros: ['Bez opłaty dla komornika.'],
      cons: ['Gdy adres jest zły, sąd wezwie Cię jeszcze raz.'],
    },
    delay: {
      to: bailiff,
      heading: 'WNIOSEK O DORĘCZENIE PRZESYŁKI',
      paragraphs: [
        `Wnoszę o osobiste doręczenie pozwanemu przesyłki sądowej pod adresem: ${gap('adres')}.`,
      ],
      requests: [
        'doręczenie przesyłki i wydanie potwierdzenia',
        'ustalenie adresu, jeżeli pozwany tam nie mieszka',
      ],
      attachments: ['przesyłka z sądu', 'odpis zobowiązania', 'dowód opłaty'],
      strategy: 'Wniosek do komornika. Termin w sądzie biegnie dalej.',
      pros: ['Komornik sprawdzi, czy pozwany tam mieszka.'],
      cons: ['Opłatę podaje pismo; ustalenie adresu kosztuje osobno.'],
    },
  }),
};

export const carriedOutFamilies = {
  /** ZUS potrąca dla komornika */
  zus_deductions: {
    ...deductions,
    recommended: [
      'cooperative',
      'O dług zapytaj komornika albo wierzyciela. Do ZUS pisz tylko wtedy, gdy źle policzono potrącenie (wariant 2).',
    ],
  },
  /** zobowiązanie powoda, art. 139(1) k.p.c. */
  serve_by_bailiff: {
    ...service,
    recommended: [
      'delay',
      'Zwykle zaczyna się od wniosku do komornika. Gdy doręczy, wyślij do sądu wariant 1. Gdy znasz nowy adres, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
