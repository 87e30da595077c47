import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround, reasonsGiven } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { agreeFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

import { seeFiles } from './notices.ts';
import { declarationHolds, explanations } from './tax-calls.ts';

const taxControlProtocol = explanations(
  'protokołu kontroli',
  [
    `Zgadzam się z ustaleniami i złożę korektę (${cite(law.taxes.correctBeforeControl)}).`,
    'Zgadzam się w części; różnice opisuję wyżej.',
  ],
  [
    'Ustalenie protokołu jest sprzeczne z dokumentami, które załączam.',
    'Pominięto mój dowód; proszę o jego przeprowadzenie.',
    'Kwoty policzono błędnie.',
  ],
  {
    heading: 'ZASTRZEŻENIA DO PROTOKOŁU KONTROLI',
    stand: `Na podstawie ${cite(law.taxes.controlProtocol)} zgłaszam zastrzeżenia do protokołu kontroli w zakresie zaznaczonym niżej.`,
    requests: [
      'uwzględnienie zastrzeżeń i zmianę ustaleń protokołu',
      'przeprowadzenie wskazanych dowodów',
    ],
  },
);

/** Findings of ZUS, the labour inspectorate and other offices: no tax law stands behind them. */
const controlProtocol = explanations(
  'protokołu kontroli',
  [
    'Zgadzam się z ustaleniami i poprawię dokumenty, których dotyczą.',
    'Zgadzam się w części; różnice opisuję wyżej.',
  ],
  [
    'Ustalenie protokołu jest sprzeczne z dokumentami, które załączam.',
    'Pominięto mój dowód; proszę o jego przeprowadzenie.',
    'Kwoty policzono błędnie.',
  ],
  {
    heading: 'ZASTRZEŻENIA DO PROTOKOŁU KONTROLI',
    stand: 'Zgłaszam zastrzeżenia do protokołu kontroli w zakresie zaznaczonym niżej.',
    requests: [
      'uwzględnienie zastrzeżeń i zmianę ustaleń protokołu',
      'przeprowadzenie wskazanych dowodów',
    ],
  },
);

const taxControlNotice: Replies = {
  subject: 'zawiadomienia o zamiarze wszczęcia kontroli',
  say: () => ({
    cooperative: {
      heading: 'ODPOWIEDŹ NA ZAWIADOMIENIE O ZAMIARZE WSZCZĘCIA KONTROLI',
      paragraphs: [
        `Przyjmuję zawiadomienie. Przed kontrolą sprawdzam rozliczenie; jeżeli znajdę błąd, złożę korektę (${cite(law.taxes.correctBeforeControl)}).`,
      ],
      grounds: [
        'Zgadzam się na wcześniejsze wszczęcie kontroli.',
        'Nie zgadzam się na wcześniejsze wszczęcie kontroli.',
        `Na czas mojej nieobecności ustanawiam pełnomocnikiem: ${gap('imię, nazwisko i adres')}; pełnomocnictwo dołączam (${cite(law.officeGrounds.taxRepresentative)}).`,
      ],
      strategy: 'Sprawdzasz rozliczenie i korygujesz błąd, zanim kontrola się zacznie.',
      pros: ['Korekta z zapłatą przed kontrolą chroni przed karą.'],
      cons: ['W czasie kontroli korekta nie działa.'],
    },
    assertive: {
      heading: 'STANOWISKO W SPRAWIE ZAMIARU WSZCZĘCIA KONTROLI',
      paragraphs: [
        'Nie wyrażam zgody na wszczęcie kontroli przed upływem 7 dni od doręczenia zawiadomienia. Proszę o uzgodnienie dnia i miejsca.',
      ],
      requests: [
        'rozpoczęcie kontroli nie wcześniej niż po 7 dniach',
        'okazanie upoważnienia i podanie zakresu kontroli',
      ],
      strategy: 'Pilnujesz terminów kontroli i jej zakresu.',
      pros: ['Masz czas na przygotowanie i korektę.'],
      cons: ['Kontroli to nie uchyla.'],
    },
    delay: {
      heading: 'PROŚBA O UZGODNIENIE TERMINU KONTROLI',
      paragraphs: [
        `Proszę o rozpoczęcie kontroli dnia ${gap('data w ciągu 30 dni')}, bo wtedy będzie dostępna księgowość i dokumenty.`,
      ],
      requests: [
        'wyznaczenie terminu kontroli w podanym dniu',
        'przesłanie listy potrzebnych dokumentów',
      ],
      strategy: 'Prosisz o dogodny dzień w ramach 30 dni od zawiadomienia.',
      pros: ['Czas na korektę i zebranie dokumentów.'],
      cons: ['Urząd nie musi się zgodzić.'],
    },
  }),
};

/** The term for the correction is the law's own; nobody can prolong it. */
const customsControl: Replies = {
  subject: ({ view }) =>
    isResult(view.foldedTitle) ? 'wyniku kontroli' : 'upoważnienia do kontroli celno-skarbowej',
  say: (facts) => {
    const isOver = isResult(facts.view.foldedTitle);
    const correction = cite(isOver ? law.taxes.customsResult : law.taxes.customsCorrection);
    return {
      cooperative: {
        heading: 'PISMO PRZEWODNIE DO KOREKTY DEKLARACJI',
        paragraphs: [
          `W terminie 14 dni składam korektę deklaracji za ${gap('okres')} w zakresie objętym kontrolą (${correction}). Różnicę z odsetkami wpłacam.`,
        ],
        attachments: ['korekta deklaracji', 'dowód wpłaty'],
        strategy: 'Poprawiasz błąd w czasie, który daje na to ustawa, i dopłacasz.',
        pros: ['Zwykle kończy sprawę tego błędu.'],
        cons: ['Po 14 dniach korekta nie działa.', 'Korekta przyznaje błąd.'],
      },
      assertive: {
        heading: 'STANOWISKO W SPRAWIE KONTROLI',
        paragraphs: [
          isOver
            ? 'Nie zgadzam się z wynikiem kontroli w zakresie zaznaczonym niżej i nie składam korekty.'
            : 'Deklaracje objęte kontrolą są prawidłowe. Powody zaznaczam niżej.',
        ],
        grounds: [...declarationHolds(facts), ...reasonsGiven(facts), otherGround],
        requests: [
          'przeprowadzenie wskazanych dowodów i włączenie ich do akt',
          isOver
            ? 'odstąpienie od postępowania podatkowego'
            : 'zakończenie kontroli bez zastrzeżeń',
        ],
        attachments: ['dowody'],
        strategy: 'Mówisz, dlaczego deklaracje są prawidłowe, i dołączasz dowody.',
        pros: ['Twoje dowody są w aktach.'],
        cons: ['Czas na korektę minie.', 'Urząd może prowadzić sprawę dalej.'],
      },
      delay: {
        ...seeFiles,
        cons: ['Pismo nie wstrzymuje sprawy ani 14 dni na korektę.'],
      },
    };
  },
};

const isResult = (title: string) => title.includes('wynik');

export const taxControlFamilies = {
  /** upoważnienie do kontroli celno-skarbowej, wynik kontroli */
  customs_control: {
    ...customsControl,
    recommended: agreeFirst(
      'Sprawdź rozliczenie w 14 dni: gdy jest w nim błąd, tylko wtedy korekta działa.',
    ),
  },
  /** zamiar wszczęcia kontroli */
  tax_control_notice: {
    ...taxControlNotice,
    recommended: ['cooperative', 'Sprawdź rozliczenie i popraw błędy, zanim kontrola się zacznie.'],
  },
  /** protokół kontroli */
  tax_control_protocol: {
    ...taxControlProtocol,
    recommended: [
      'assertive',
      'Jeżeli protokół się myli, zgłoś zastrzeżenia z dowodami. Jeżeli ma rację, wybierz wariant 1 i złóż korektę.',
    ],
  },
  /** protokół kontroli ZUS, inspekcji albo urzędu */
  control_protocol: {
    ...controlProtocol,
    recommended: [
      'assertive',
      'Jeżeli protokół się myli, zgłoś zastrzeżenia z dowodami. Jeżeli ma rację, wybierz wariant 1.',
    ],
  },
} as const satisfies Families;
