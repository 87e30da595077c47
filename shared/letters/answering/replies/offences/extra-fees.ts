import { cite } from '#shared/letters/answering/replies/cite.ts';
import { both, not, says } from '#shared/letters/answering/replies/kinds/questions.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

/** "Terminy te upłynęły i zniżki nie mają już zastosowania", "była niższa; wpłaty nie odnotowano". */
const isReductionOver = says(
  'znizk* … nie ma* … zastosowania',
  'byla nizsza',
  'mozna bylo',
  'uplynely … znizk*',
);

/** A lower fee for an early payment is asked only where the letter speaks of one that is still open. */
const mayBeReduced = both(
  says(
    'obniz*',
    'nizsz*',
    'znizk*',
    'ulg*',
    'zmniejsz*',
    'rabat*',
    'polowe',
    'przy zaplacie w terminie',
  ),
  not(isReductionOver),
);

const fee = (subject: string, grounds: readonly string[], asked: readonly string[]): Replies => ({
  subject,
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        `Opłata dodatkowa, której dotyczy wezwanie${ofSum(facts, ' na kwotę ')}, jest zapłacona. Potwierdzenie załączam.`,
        ...(mayBeReduced(facts)
          ? [
              'Jeżeli zapłata w terminie obniża tę opłatę, proszę o rozliczenie wpłaty według niższej stawki.',
            ]
          : []),
      ],
      requests: ['potwierdzenie, że sprawa jest zakończona'],
      attachments: ['potwierdzenie przelewu'],
      strategy: mayBeReduced(facts)
        ? 'Płacisz szybko, jeżeli opłata jest słuszna: bywa wtedy niższa.'
        : 'Płacisz w terminie z pisma, jeżeli opłata jest słuszna.',
      pros: ['Najtaniej, gdy opłata się należy.'],
      cons: ['Po zapłacie trudniej o zwrot.'],
    },
    assertive: {
      heading: 'REKLAMACJA',
      paragraphs: [`Nie zgadzam się z nałożeniem opłaty dodatkowej${ofSum(facts)}.`],
      grounds: [...grounds, otherGround],
      requests: ['anulowanie opłaty dodatkowej', ...asked],
      attachments: ['bilet, abonament, potwierdzenie lub inny dowód'],
      strategy: 'Wskazujesz powód i dowód, dla którego opłata się nie należy.',
      pros: ['Bezpłatna i prosta.'],
      cons: [
        mayBeReduced(facts)
          ? 'Niższa stawka za szybką zapłatę może przepaść.'
          : 'Nieuwzględniona reklamacja nie zmniejsza opłaty.',
      ],
    },
    delay: {
      heading: 'WNIOSEK O DOKUMENTACJĘ KONTROLI',
      paragraphs: [
        `Zanim zajmę stanowisko, proszę o dokumenty, na których oparto opłatę dodatkową${ofSum(facts)}. Pismo nie oznacza zgody na opłatę.`,
      ],
      requests: [...asked, 'wstrzymanie dalszych kroków do czasu odpowiedzi'],
      strategy: 'Prosisz o dowody; termin na reklamację biegnie dalej.',
      pros: ['Wiesz, czy reklamacja ma sens.'],
      cons: ['Nie zastępuje reklamacji.'],
    },
  }),
});

const transportFee = fee(
  'opłaty dodatkowej za przejazd',
  [
    'Bilet lub ulga były ważne; dowód w załączeniu.',
    'Kasownik lub aplikacja nie działały.',
    'Ktoś inny podał moje dane.',
    `Od przejazdu minął rok: roszczenie jest przedawnione (${cite(law.debts.ticketLimitation)}).`,
  ],
  ['przesłanie protokołu kontroli'],
);
const parkingZone = fee(
  'opłaty dodatkowej za postój w strefie',
  [
    'Opłata za postój była wniesiona; dowód w załączeniu.',
    'W parkomacie wpisano błędny numer rejestracyjny.',
    'Pojazd był już sprzedany; umowa w załączeniu.',
    'Parkomat nie działał.',
    'Mam kartę parkingową.',
  ],
  ['przesłanie zdjęć i protokołu kontroli'],
);

export const extraFeeFamilies = {
  /** opłata za brak biletu */
  transport_fee: {
    ...transportFee,
    recommended: [
      'assertive',
      'Jeżeli bilet lub ulga były ważne, złóż reklamację z dowodem. Jeżeli nie, zapłać w terminie z pisma (wariant 1).',
    ],
  },
  /** SPP */
  parking_zone: {
    ...parkingZone,
    recommended: [
      'assertive',
      'Jeżeli postój był opłacony, złóż reklamację z dowodem. Jeżeli nie, zapłać w terminie z pisma (wariant 1).',
    ],
  },
} as const satisfies Families;
