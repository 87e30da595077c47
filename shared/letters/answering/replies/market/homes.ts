import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type {
  Families,
  PartyRoles,
  Replies,
  Saying,
} from '#shared/letters/answering/replies/parts.ts';
import { agreeFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { courtInText } from '#shared/letters/answering/replies/sending/court-in-text.ts';
import { datePart, gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const housingFees: Replies = {
  subject: 'zawiadomienia o zmianie opłat',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Przyjmuję do wiadomości nową wysokość opłat. Proszę o przesłanie kalkulacji do mojej wiadomości.',
        'Nową opłatę będę wnosić od dnia wskazanego w piśmie.',
      ],
      requests: ['przesłanie kalkulacji opłat'],
      strategy: 'Płacisz nową opłatę; listu nie trzeba wysyłać.',
      pros: ['Bez zaległości.'],
      cons: [],
    },
    assertive: {
      heading: 'ZAKWESTIONOWANIE ZMIANY OPŁAT',
      paragraphs: ['Kwestionuję zmianę opłat jako niezasadną.'],
      grounds: [
        'Zmiany nie uzasadniono na piśmie.',
        'Zawiadomiono mnie za późno.',
        'Do opłat wliczono koszty, które nie dotyczą mojej nieruchomości.',
        'Powierzchnia lub liczba osób jest błędna.',
        otherGround,
      ],
      requests: ['przesłanie kalkulacji i dokumentów kosztów', 'ponowne obliczenie opłat'],
      strategy:
        'Prosisz o kalkulację i wskazujesz błąd. Ostatecznie rozstrzyga sąd, na pozew nie ma krótkiego terminu.',
      pros: ['Spółdzielnia musi pokazać kalkulację.'],
      cons: ['Do wyroku pilnuj wpłat, żeby nie powstała zaległość.'],
    },
    delay: {
      heading: 'WNIOSEK O KALKULACJĘ OPŁAT',
      paragraphs: [
        'Proszę o kalkulację nowych opłat i dokumenty, na których ją oparto. Do czasu odpowiedzi nie zajmuję stanowiska.',
      ],
      requests: ['przesłanie kalkulacji', 'wyznaczenie terminu wglądu w dokumenty'],
      strategy: 'Prosisz o kalkulację przed decyzją, czy się sprzeciwiać.',
      pros: ['Widać, skąd wzrost.'],
      cons: ['Nowa opłata obowiązuje od dnia z pisma.'],
    },
  }),
};

const community =
  /Wspólnot[aęąyie]{1,2} Mieszkaniow\p{L}+ (?:przy |nieruchomości |„|ul\.|os\.|pl\.|Rynek|\p{Lu})[^,;:\n]{2,50}?(?=\s\p{Ll}{4,}|[,;:.]|$)/u;

/** The suit is against the community of owners, not against its manager who wrote the letter. */
const suitSides: PartyRoles = {
  reader: 'Strona powodowa',
  other: 'Strona pozwana',
  otherNamed: ({ view }) => {
    const found = community.exec(view.flow.text.replace(/\s+/g, ' '))?.[0].trim();
    return found === undefined
      ? `Wspólnota Mieszkaniowa ${gap('adres nieruchomości')}`
      : found.replace(/^Wspólnot\p{L}+ Mieszkaniow\p{L}+/u, 'Wspólnota Mieszkaniowa');
  },
  needsPesel: true,
};

/** The suit against a resolution of the owners. */
const suitToRepeal = (facts: LetterFacts): Saying => ({
  to: {
    name:
      courtInText(facts, 'sąd okręgowy') ??
      gap('sąd okręgowy właściwy dla położenia nieruchomości'),
  },
  heading: 'POZEW O UCHYLENIE UCHWAŁY',
  parties: suitSides,
  paragraphs: [
    `Na podstawie ${cite(law.housing.resolutionSuit)} wnoszę o uchylenie uchwały${facts.reference === null ? '' : ` nr ${facts.reference}`} ${datePart(facts)}.`,
    `Uchwała jest mi znana od dnia ${gap('data zebrania albo powiadomienia')}. Strony nie próbowały się porozumieć, bo termin na pozew jest krótki.`,
  ],
  grounds: [
    'Uchwała jest niezgodna z prawem lub umową właścicieli.',
    'Narusza zasady prawidłowego zarządzania nieruchomością.',
    'Narusza mój interes.',
    `Głosy policzono błędnie (${cite(law.housing.votes)}).`,
    `Nie zawiadomiono mnie o zebraniu na tydzień wcześniej (${cite(law.housing.meetingNotice)}).`,
    otherGround,
  ],
  requests: [
    'uchylenie uchwały',
    `wstrzymanie wykonania uchwały do końca sprawy (${cite(law.housing.resolutionBinds)})`,
    'zasądzenie na moją rzecz kosztów procesu',
  ],
  attachments: [
    'odpis pozwu z załącznikami',
    'kopia uchwały',
    'dowód własności lokalu',
    'dowód opłaty od pozwu',
  ],
  strategy:
    'Skarżysz uchwałę do sądu okręgowego w sześć tygodni. Pismo do zarządcy tego terminu nie zatrzyma.',
  pros: ['Tylko sąd może uchylić uchwałę.'],
  cons: [
    'Opłata to zwykle 200 zł, a przegrana oznacza koszty wspólnoty.',
    'Uchwała obowiązuje, dopóki sąd jej nie wstrzyma.',
  ],
});

const resolution: Replies = {
  subject: 'uchwały',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        'Potwierdzam otrzymanie uchwały i będę ją stosować.',
        'Proszę o przesłanie protokołu i wyniku głosowania do mojej wiadomości.',
      ],
      requests: ['przesłanie protokołu i listy głosowania'],
      strategy: 'Przyjmujesz uchwałę i prosisz tylko o protokół.',
      pros: ['Bez sporu z sąsiadami.'],
      cons: ['Po sześciu tygodniach uchwały nie zaskarżysz.'],
    },
    assertive: suitToRepeal(facts),
    delay: {
      heading: 'WNIOSEK O DOKUMENTY',
      paragraphs: [
        'Proszę o dokumenty potrzebne do oceny uchwały. Termin na pozew biegnie, dlatego proszę o odpowiedź w ciągu 7 dni.',
      ],
      requests: ['przesłanie uchwały, protokołu, listy głosowania i kosztorysów'],
      strategy: 'Prosisz o dokumenty przed decyzją o pozwie; sześć tygodni biegnie dalej.',
      pros: ['Wiesz, czy pozew ma sens.'],
      cons: ['Nie przesuwa terminu na pozew.'],
    },
  }),
};

export const homeFamilies = {
  /** zmiana opłat */
  housing_fees: {
    ...housingFees,
    recommended: agreeFirst(
      'Zmiana opłat zwykle nie wymaga odpowiedzi: sprawdź wyliczenie i płać nową kwotę.',
    ),
  },
  /** uchwała wspólnoty */
  resolution: {
    ...resolution,
    recommended: agreeFirst(
      'Jeżeli uchwała Ci nie szkodzi, nic nie rób. Na pozew jest sześć tygodni.',
    ),
  },
} as const satisfies Families;
