import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

const balance: Saying = {
  heading: 'PROŚBA O INFORMACJĘ O POTRĄCENIACH',
  paragraphs: [
    'Proszę o informację, na czyj wniosek zajęto moje świadczenie, ile już potrącono i ile zostało do potrącenia.',
  ],
  requests: ['wykaz potrąceń', 'odpis zajęcia albo jego sygnaturę i dane organu'],
  strategy:
    'Pytasz ZUS o potrącenia. O dług zapytaj komornika lub wierzyciela: ZUS nie może go sprawdzić ani przerwać potrąceń.',
  pros: ['Wiesz, ile i dla kogo ZUS potrąca.'],
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
      heading: 'PROŚBA O WYLICZENIE POTRĄCENIA',
      paragraphs: [
        'Proszę o wyliczenie potrącenia: kwotę świadczenia, część do potrącenia i kwotę wolną.',
      ],
      requests: ['wyliczenie na piśmie'],
      strategy:
        'Najpierw sprawdzasz wyliczenie. O mniejsze potrącenia możesz prosić komornika i wierzyciela.',
      pros: ['Wiesz, czy jest o co się spierać.'],
      cons: ['Potrącenia na razie trwają.'],
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
      heading: 'PISMO POWODA – WNIOSEK DO KOMORNIKA W TOKU',
      paragraphs: [
        `Informuję, że dnia ${gap('dzień')} u komornika został złożony wniosek o doręczenie przesyłki. Potwierdzenie przedstawię, gdy je dostanę.`,
      ],
      requests: ['wstrzymanie się z zawieszeniem postępowania do tego czasu'],
      attachments: ['odpis wniosku do komornika'],
      strategy: 'Piszesz do sądu, gdy komornik jeszcze nie doręczył. Termin z pisma biegnie dalej.',
      pros: ['Sąd wie, że wykonujesz zobowiązanie.'],
      cons: ['Sąd nie musi czekać dłużej, niż mówi pismo.'],
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
      'cooperative',
      'Zacznij od wniosku do komornika; gdy doręczy, wyślij do sądu wariant 1. Gdy znasz nowy adres, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
