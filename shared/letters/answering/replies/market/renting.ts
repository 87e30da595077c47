import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { gap, notAcknowledged, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const handover = (): Saying => ({
  paragraphs: [
    `Proponuję wydanie lokalu dnia ${gap('data')}, z protokołem i odczytem liczników. Proszę o rozliczenie i zwrot kaucji w ciągu miesiąca od wydania (${cite(law.housing.deposit)}).`,
    'To propozycja; nie oznacza zrzeczenia się moich praw.',
  ],
  requests: ['pisemne potwierdzenie dnia wydania', 'rozliczenie i zwrot kaucji'],
  strategy: 'Uzgadniasz dzień, protokół i kaucję, jeżeli chcesz się wyprowadzić.',
  pros: ['Spokojne rozstanie i zwrot kaucji.'],
  cons: ['Po wydaniu lokalu umowy już nie uratujesz.'],
});

/** The rules of this notice (art. 11): arrears, the owner's own use, or only form and reason. */
function noticeGrounds({ view }: LetterFacts): readonly string[] {
  const common = [
    `Wypowiedzenie nie ma formy pisemnej albo przyczyny (${cite(law.housing.leaseNotice)}).`,
    'Podana przyczyna jest nieprawdziwa.',
  ];
  if (/zaleg|zwloce z zaplata|ust\. ?2 pkt ?2/.test(view.spaced)) {
    return [
      `Nie uprzedzono mnie na piśmie i nie dano dodatkowego miesiąca na zapłatę (${cite(law.housing.leaseNotice)}).`,
      'Zaległość jest niższa niż trzy pełne okresy płatności.',
      'Zaległość jest zapłacona; dowód w załączeniu.',
      ...common,
    ];
  }
  if (/ust\. ?[45]\b|zamieszka\w+ w/.test(view.spaced)) {
    return [
      `Własne zamieszkanie wymaga wypowiedzenia z półrocznym albo trzyletnim wyprzedzeniem (${cite(law.housing.leaseNotice)}).`,
      ...common,
    ];
  }
  return common;
}

const landlord: Replies = {
  subject: 'wypowiedzenia umowy najmu',
  say: (facts) => ({
    cooperative: handover(),
    assertive: {
      heading: 'ODPOWIEDŹ NA WYPOWIEDZENIE',
      paragraphs: [
        'Uważam wypowiedzenie za bezskuteczne i proszę o potwierdzenie, że umowa trwa. Bez orzeczenia sądu i komornika nikt nie może mnie usunąć z lokalu.',
      ],
      grounds: [...noticeGrounds(facts), otherGround],
      requests: ['cofnięcie wypowiedzenia', 'przesłanie rozliczenia należności'],
      attachments: ['dowody wpłat'],
      strategy: 'Mówisz, czego wypowiedzeniu brakuje. O ważności rozstrzyga sąd.',
      pros: ['Bez wymagań ustawy wypowiedzenie nie działa.'],
      cons: ['Właściciel może wnieść pozew.'],
    },
    delay: {
      heading: 'PROŚBA O ROZLICZENIE I PÓŹNIEJSZY TERMIN',
      paragraphs: [
        `Proszę o rozliczenie należności${ofSum(facts, ' ')} i o rozmowę o późniejszym terminie.`,
        notAcknowledged,
      ],
      requests: [
        'szczegółowe rozliczenie',
        `przesunięcie terminu wydania lokalu do dnia ${gap('data')}`,
      ],
      strategy: 'Prosisz o rozliczenie i czas na znalezienie mieszkania.',
      pros: ['Daje czas bez sporu.'],
      cons: ['Bez zgody terminy z pisma biegną dalej.'],
    },
  }),
};

const vacateDemand: Replies = {
  subject: 'wezwania do opróżnienia lokalu',
  say: (facts) => ({
    cooperative: handover(),
    assertive: {
      heading: 'ODPOWIEDŹ NA WEZWANIE DO OPRÓŻNIENIA LOKALU',
      paragraphs: [
        'Nie zgadzam się na opróżnienie lokalu bez wyroku sądu. Wejście do lokalu bez mojej zgody lub wymiana zamków byłyby bezprawne.',
      ],
      grounds: [
        'Umowa trwa.',
        'Mieszka ze mną dziecko, kobieta w ciąży, osoba chora lub z niepełnosprawnością.',
        'Czekam na lokal z gminy.',
        'Nie zgłoszono najmu okazjonalnego do urzędu skarbowego.',
        otherGround,
      ],
      requests: ['odstąpienie od żądania', 'wskazanie podstawy żądania'],
      strategy: 'Mówisz, że bez wyroku nie musisz się wyprowadzić.',
      pros: ['Chroni przed bezprawną eksmisją.'],
      cons: ['Za czas bez umowy właściciel może żądać odszkodowania.'],
    },
    delay: {
      heading: 'PROŚBA O UZGODNIENIE TERMINU',
      paragraphs: [
        `Szukam mieszkania. Proszę o uzgodnienie terminu: dzień ${gap('data')}. Pismo nie oznacza zgody na żądania ani uznania jakiejkolwiek należności.`,
        ...(ofSum(facts) === '' ? [] : [`Proszę też o rozliczenie kwoty${ofSum(facts, ' ')}.`]),
      ],
      requests: ['pisemne potwierdzenie terminu'],
      strategy: 'Prosisz o czas na przeprowadzkę.',
      pros: ['Bez sądu i kosztów.'],
      cons: ['Właściciel nie musi się zgodzić.'],
    },
  }),
};

export const rentingFamilies = {
  /** wypowiedzenie najmu */
  landlord: {
    ...landlord,
    recommended: [
      'assertive',
      'Nikt nie może Cię usunąć bez sądu i komornika. Sprawdź, czy wypowiedzenie spełnia wymagania ustawy. Jeżeli chcesz się wyprowadzić, wybierz wariant 1.',
    ],
  },
  /** wezwanie do opróżnienia bez wyroku */
  vacate_demand: {
    ...vacateDemand,
    recommended: [
      'assertive',
      'Bez wyroku nie musisz opuszczać mieszkania. Jeżeli chcesz się wyprowadzić, wybierz wariant 1.',
    ],
  },
} as const satisfies Families;
