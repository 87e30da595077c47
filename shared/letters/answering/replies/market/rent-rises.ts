import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type {
  Families,
  PartyRoles,
  Replies,
  Saying,
} from '#shared/letters/answering/replies/parts.ts';
import { datePart, gap, receivedOn } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const reckoning = `podanie na piśmie przyczyny podwyżki i jej kalkulacji (${cite(law.housing.rentRise)})`;

const rentSides: PartyRoles = {
  reader: 'Strona powodowa',
  other: 'Strona pozwana (wynajmujący)',
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

const rentRise: Replies = {
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

export const rentRiseFamilies = {
  rent_rise: {
    ...rentRise,
    recommended: [
      'delay',
      'Najpierw zażądaj kalkulacji i pilnuj dwóch miesięcy na pozew. Jeżeli zgadzasz się na podwyżkę, płać nową kwotę.',
    ],
  },
} as const satisfies Families;
