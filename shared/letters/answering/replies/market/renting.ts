import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Family, PartyRoles, Saying } from '#shared/letters/answering/replies/parts.ts';
import {
  datePart,
  gap,
  notAcknowledged,
  ofSum,
  receivedOn,
} from '#shared/letters/answering/replies/words.ts';
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
      'Zaległość zapłaciłem/zapłaciłam; dowód w załączeniu.',
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

export const landlord: Family = {
  subject: 'wypowiedzenia umowy najmu',
  say: (facts) => ({
    cooperative: handover(),
    assertive: {
      heading: 'ODPOWIEDŹ NA WYPOWIEDZENIE',
      paragraphs: [
        'Uważam wypowiedzenie za bezskuteczne i proszę o potwierdzenie, że umowa trwa. Bez wyroku i komornika nikt nie może mnie usunąć z lokalu.',
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

export const vacateDemand: Family = {
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

const reckoning = `podanie na piśmie przyczyny podwyżki i jej kalkulacji (${cite(law.housing.rentRise)})`;

const rentSides: PartyRoles = {
  reader: 'Powód/Powódka',
  other: 'Pozwany (wynajmujący)',
  otherIsSender: true,
  needsPesel: true,
  value: 'Wartość przedmiotu sporu',
  valueIs: 'kwota podwyżki za 12 miesięcy',
};

/** The suit to have the rise declared unfounded. */
const suitOnRise = (facts: LetterFacts): Saying => ({
  to: { name: gap('sąd rejonowy właściwy dla położenia lokalu') },
  heading: 'POZEW O USTALENIE, ŻE PODWYŻKA CZYNSZU JEST NIEZASADNA',
  parties: rentSides,
  paragraphs: [
    `Na podstawie ${cite(law.housing.rentRiseRefusal)} wnoszę o ustalenie, że podwyżka czynszu z pisma ${datePart(facts)} jest niezasadna. Nie odmawiam dalszego najmu.`,
    receivedOn,
  ],
  grounds: [
    'Nie podano przyczyny i kalkulacji mimo żądania.',
    'Kalkulacja zawiera koszty, które nie dotyczą lokalu.',
    'Poprzednia podwyżka była mniej niż 6 miesięcy temu.',
    'Podwyżkę zapowiedziano z wyprzedzeniem krótszym niż 3 miesiące.',
    otherGround,
  ],
  requests: [
    'ustalenie, że podwyżka jest niezasadna w całości',
    `ewentualnie ustalenie, że zasadny jest czynsz w kwocie ${gap('kwota')} miesięcznie`,
    'zasądzenie na moją rzecz kosztów procesu',
  ],
  attachments: [
    'odpis pozwu z załącznikami',
    'umowa najmu i pismo o podwyżce',
    'dowód opłaty od pozwu',
  ],
  strategy:
    'Pozywasz w ciągu dwóch miesięcy od wypowiedzenia czynszu. Samo pismo do właściciela nie wystarczy.',
  pros: ['Do wyroku płacisz dotychczasowy czynsz.', 'Zasadność podwyżki udowadnia właściciel.'],
  cons: [
    'Sama odmowa na piśmie, bez pozwu, kończy umowę.',
    'Od pozwu jest opłata zależna od kwoty.',
  ],
});

export const rentRise: Family = {
  subject: 'wypowiedzenia wysokości czynszu',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        'Proszę o rozmowę o stopniowym wprowadzeniu nowej wysokości czynszu.',
        `Proponuję: ${gap('kwota lub etapy')}. Propozycja nie oznacza zgody na całą podwyżkę.`,
      ],
      requests: ['pisemne potwierdzenie uzgodnionej wysokości'],
      strategy:
        'Rozmawiasz o niższej lub stopniowej podwyżce. Jeżeli się z nią zgadzasz, po prostu płać nową kwotę.',
      pros: ['Umowa trwa.'],
      cons: ['Dwa miesiące na zakwestionowanie podwyżki biegną dalej.'],
    },
    assertive: suitOnRise(facts),
    delay: {
      heading: 'ŻĄDANIE PODANIA PRZYCZYN I KALKULACJI PODWYŻKI',
      paragraphs: [
        'Zanim zajmę stanowisko, żądam podania przyczyn podwyżki i jej kalkulacji w ciągu 14 dni. Pismo nie oznacza zgody na podwyżkę.',
      ],
      requests: [reckoning],
      strategy: 'Korzystasz z prawa do kalkulacji; bez niej podwyżka jest nieważna.',
      pros: ['Wynajmujący ma 14 dni na odpowiedź.'],
      cons: ['Dwa miesiące na pozew biegną dalej.'],
    },
  }),
};
