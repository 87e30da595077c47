import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap, ofReceivable } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

/** The reader's debtor writes and proposes when to pay: nobody demands anything of the reader. */
const debtorsOffer: Replies = {
  subject: 'propozycji zapłaty',
  say: (facts) => ({
    cooperative: {
      heading: 'ZGODA NA ZAPŁATĘ W ZAPROPONOWANYCH TERMINACH',
      paragraphs: [
        `Zgadzam się na zapłatę należności${ofReceivable(facts)} w terminach z Państwa wiadomości, na rachunek: ${gap('numer rachunku')}.`,
        'Gdy którakolwiek wpłata nie nadejdzie w terminie, cała pozostała kwota jest płatna od razu, z odsetkami od pierwotnego dnia płatności.',
      ],
      requests: ['pisemne potwierdzenie długu i terminów'],
      strategy: 'Przyjmujesz propozycję, ale z terminami na piśmie i z warunkiem na spóźnienie.',
      pros: ['Pieniądze bez sądu; potwierdzenie długu na piśmie przyda się w sporze.'],
      cons: ['Do tych terminów trudniej żądać całości.'],
    },
    assertive: {
      heading: 'WEZWANIE DO ZAPŁATY',
      paragraphs: [
        `Nie zgadzam się na późniejsze terminy. Proszę o zapłatę całej należności${ofReceivable(facts)} w ciągu 7 dni od otrzymania tego pisma, na rachunek: ${gap('numer rachunku')}.`,
        'Po tym dniu skieruję sprawę do sądu.',
      ],
      grounds: [
        'Żądam też odsetek za opóźnienie od dnia po terminie płatności.',
        `Obie strony to przedsiębiorcy: żądam też rekompensaty za koszty odzyskiwania należności (${cite(law.debts.businessCompensation)}).`,
      ],
      attachments: ['kopia faktury lub umowy'],
      strategy: 'Odmawiasz rozłożenia i wyznaczasz ostatni termin przed pozwem.',
      pros: ['Wezwanie jest potrzebne, zanim złożysz pozew.'],
      cons: ['Dłużnik może przestać płacić dobrowolnie.'],
    },
    delay: {
      heading: 'PROŚBA O POTWIERDZENIE DŁUGU I HARMONOGRAMU',
      paragraphs: [
        `Zanim odpowiem na propozycję, proszę o potwierdzenie na piśmie, że należność${ofReceivable(facts)} istnieje w całości.`,
        'To pismo nie jest zgodą na późniejsze terminy ani zrzeczeniem się odsetek.',
      ],
      requests: ['pisemne uznanie długu', 'podanie dni i kwot wszystkich wpłat'],
      strategy: 'Najpierw zbierasz dowód długu; niczego jeszcze nie odraczasz.',
      pros: ['Uznanie długu ułatwia sprawę w sądzie i przerywa przedawnienie.'],
      cons: ['Zapłata może przyjść później.'],
    },
  }),
};

/** A tenant writes to the reader, the landlord: repairs and a lower rent are asked for, the lease goes on. */
const tenantsDemand: Replies = {
  subject: 'pisma najemcy',
  say: () => ({
    cooperative: {
      heading: 'ODPOWIEDŹ WYNAJMUJĄCEGO',
      paragraphs: [
        `Przyjmuję zgłoszenie. Naprawa będzie wykonana dnia ${gap('data')}, o godzinie ${gap('godzina')}; proszę o udostępnienie lokalu.`,
        `Do czasu naprawy czynsz wynosi ${gap('kwota')} miesięcznie.`,
      ],
      requests: ['potwierdzenie terminu wizyty'],
      strategy: 'Podajesz dzień naprawy i mówisz, ile wynosi czynsz do tego czasu.',
      pros: ['Bez sporu i bez kosztów naprawy zleconej przez najemcę.'],
      cons: ['Obniżony czynsz obowiązuje do naprawy.'],
    },
    assertive: {
      heading: 'STANOWISKO WYNAJMUJĄCEGO',
      paragraphs: ['Nie zgadzam się z żądaniami w zakresie zaznaczonym niżej.'],
      grounds: [
        'Wada powstała z winy najemcy; dowód w załączeniu.',
        'To drobna naprawa, która obciąża najemcę.',
        'Naprawę już wykonano albo najemca nie udostępnił lokalu.',
        'Proponowana obniżka czynszu jest za wysoka.',
        otherGround,
      ],
      requests: ['udostępnienie lokalu do oględzin', 'zapłatę czynszu w umówionej wysokości'],
      attachments: ['zdjęcia, protokół lub umowa'],
      strategy: 'Mówisz, z czym się nie zgadzasz i dlaczego.',
      pros: ['Twoje powody są na piśmie.'],
      cons: ['Za czas wady najemca może żądać obniżenia czynszu w sądzie.'],
    },
    delay: {
      heading: 'PROŚBA O OGLĘDZINY I DOKUMENTY',
      paragraphs: [
        `Zanim odpowiem na żądania, proszę o udostępnienie lokalu dnia ${gap('data')}. Pismo nie oznacza zgody na obniżenie czynszu ani na koszty.`,
      ],
      requests: ['zdjęcia i wycenę naprawy', 'potwierdzenie dnia oględzin'],
      strategy: 'Oglądasz wadę i wycenę, zanim zdecydujesz. Nie zwlekaj: wada może być groźna.',
      pros: ['Wiesz, co i za ile naprawić.'],
      cons: ['Po terminie z pisma najemca może naprawić na Twój koszt.'],
    },
  }),
};

export const creditorFamilies = {
  /** the reader's debtor proposes when to pay */
  debtors_offer: {
    ...debtorsOffer,
    recommended: [
      'cooperative',
      'Jeżeli terminy są do przyjęcia, zgódź się na piśmie i zastrzeż, co przy spóźnieniu. Jeżeli nie, wybierz wariant 2.',
    ],
  },
  /** the reader's tenant asks for repairs or a lower rent */
  tenants_demand: {
    ...tenantsDemand,
    recommended: [
      'cooperative',
      'Wady, które utrudniają mieszkanie, usuwa wynajmujący. Jeżeli wina jest po stronie najemcy, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
