import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';

const settled = 'Świadectwo pracy i rozliczenie wydam w terminie, który wynika z przepisów.';

const arrangement: Saying = {
  heading: 'PROPOZYCJA UZGODNIENIA ZAKOŃCZENIA PRACY',
  paragraphs: [
    `Proponuję rozmowę o zakończeniu pracy: ${gap('dzień i godzina')}. Chcę uzgodnić przekazanie obowiązków, urlop i zwrot rzeczy.`,
  ],
  requests: ['potwierdzenie dnia rozmowy', 'wykaz rzeczy i dokumentów do zwrotu'],
  strategy: 'Uzgadniasz przekazanie obowiązków i rzeczy.',
  pros: ['Spokojne zakończenie pracy.'],
  cons: ['Nie zatrzymuje wypowiedzenia.'],
};

/** An employee gives notice: the contract ends whether or not the employer agrees. */
const employeeLeaves: Replies = {
  subject: 'wypowiedzenia umowy o pracę',
  say: () => ({
    cooperative: {
      paragraphs: [
        `Potwierdzam otrzymanie wypowiedzenia. Umowa skończy się dnia ${gap('ostatni dzień pracy')}.`,
        settled,
      ],
      requests: [`zwrot powierzonych rzeczy do dnia ${gap('data')}`],
      strategy: 'Potwierdzasz koniec umowy i dzień rozliczenia.',
      pros: ['Jasne zasady dla obu stron.'],
      cons: ['Sprawdź długość okresu wypowiedzenia.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA WYPOWIEDZENIE',
      paragraphs: ['Przyjmuję wypowiedzenie, ale nie zgadzam się z dniem zakończenia umowy.'],
      grounds: [
        `Okres wypowiedzenia jest dłuższy i kończy się dnia ${gap('data')}.`,
        'Urlop został już wykorzystany w całości lub w części.',
        otherGround,
      ],
      requests: ['pracę do końca okresu wypowiedzenia', 'zwrot powierzonych rzeczy'],
      strategy: 'Prostujesz dzień zakończenia lub liczbę dni urlopu.',
      pros: ['Rozbieżność jest na piśmie.'],
      cons: ['Umowa i tak się skończy.'],
    },
    delay: arrangement,
  }),
};

/** An employee ends the contract at once and blames the employer. */
const employeeEndsAtOnce: Replies = {
  subject: 'oświadczenia o rozwiązaniu umowy o pracę',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        'Przyjmuję oświadczenie o rozwiązaniu umowy o pracę do wiadomości.',
        `Zaległe wynagrodzenie i ekwiwalent za urlop policzę i wypłacę do dnia ${gap('data')}. ${settled}`,
      ],
      requests: ['zwrot powierzonych rzeczy za pokwitowaniem'],
      strategy: 'Rozliczasz się i wydajesz świadectwo pracy.',
      pros: ['Zwykle kończy sprawę bez sądu i kontroli.'],
      cons: ['Zapłać tylko to, co wynika z dokumentów.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA OŚWIADCZENIE O ROZWIĄZANIU UMOWY',
      paragraphs: [
        `Nie zgadzam się z podaną przyczyną ani z żądaniem zapłaty${ofSum(facts)}.`,
        settled,
      ],
      grounds: [
        'Wynagrodzenie zostało wypłacone; dowód w załączeniu.',
        'Opóźnienie było krótkie i niezawinione.',
        'Kwoty policzono błędnie; wyliczenie w załączeniu.',
        otherGround,
      ],
      requests: ['odstąpienie od żądania odszkodowania'],
      attachments: ['listy płac i potwierdzenia przelewów'],
      strategy: 'Mówisz, dlaczego zarzuty są niesłuszne. Bezsporne wynagrodzenie wypłać od razu.',
      pros: ['Stanowisko jest na piśmie.'],
      cons: ['Spór może trafić do sądu pracy: poradź się prawnika.'],
    },
    delay: {
      heading: 'PROPOZYCJA ROZLICZENIA',
      paragraphs: [
        `Proponuję wspólne rozliczenie wynagrodzenia i urlopu: ${gap('dzień i godzina')}. To pismo nie oznacza uznania żądania odszkodowania.`,
      ],
      requests: ['wyliczenie żądanych kwot', 'zgodę na wypłatę w ratach, jeżeli będzie potrzebna'],
      strategy: 'Prosisz o wyliczenie i proponujesz rozmowę lub raty.',
      pros: ['Może skończyć się ugodą.'],
      cons: ['Termin z pisma biegnie dalej; odsetki rosną.'],
    },
  }),
};

export const leavingEmployeeFamilies = {
  /** pracownik wypowiada umowę */
  employee_leaves: {
    ...employeeLeaves,
    recommended: [
      'cooperative',
      'Potwierdź dzień końca umowy i przygotuj świadectwo pracy. Jeżeli okres wypowiedzenia policzono źle, wybierz wariant 2.',
    ],
  },
  /** pracownik rozwiązuje umowę bez wypowiedzenia */
  employee_ends_at_once: {
    ...employeeEndsAtOnce,
    recommended: [
      'delay',
      'Sprawdź listy płac i poradź się prawnika. Zaległe wynagrodzenie wypłać od razu (wariant 1); jeżeli zarzuty są niesłuszne, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
