import type {
  Families,
  Replies,
  Saying,
  Sayings,
} from '#shared/letters/answering/replies/parts.ts';
import { gap, ownReasons, receivedOn } from '#shared/letters/answering/replies/words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** The letter asks nothing of the reader: thanks, a correction of an error, a question. */
const information: Replies = {
  subject: 'pisma',
  say: ({ terms, events, financial }) => ({
    cooperative: {
      paragraphs: [
        'Dziękuję za informację. Przyjmuję ją do wiadomości i nie zgłaszam uwag.',
        'Jeżeli mimo to potrzebują Państwo mojego oświadczenia lub dokumentu, proszę o wskazanie jakiego i do kiedy.',
      ],
      strategy: 'Nie musisz odpowiadać. To krótkie potwierdzenie, jeżeli chcesz je wysłać.',
      pros: [
        terms.length + events.length === 0 && financial.direction !== 'to_pay'
          ? 'Nic nie trzeba robić.'
          : 'Wystarczy zrobić to, o czym mówi pismo.',
      ],
      cons: ['List nie jest potrzebny.'],
    },
    assertive: {
      heading: 'PROŚBA O SPROSTOWANIE DANYCH',
      paragraphs: [
        `W piśmie jest błąd i proszę o jego poprawienie: ${gap('co jest błędne i jak powinno być')}.`,
        'Dowód prawidłowych danych załączam.',
      ],
      requests: ['poprawienie danych', 'przesłanie poprawionego pisma'],
      attachments: ['dowód prawidłowych danych'],
      strategy: 'Tylko wtedy, gdy w piśmie jest błąd w danych lub kwocie.',
      pros: ['Błąd poprawiony od razu nie urośnie.'],
      cons: ['Bez błędu nie ma o co pisać.'],
    },
    delay: {
      heading: 'PYTANIE W SPRAWIE PISMA',
      paragraphs: [
        `Proszę o wyjaśnienie, co oznacza ta część pisma: ${gap('co jest niejasne')}.`,
        'Proszę też o potwierdzenie, że w związku z pismem nie muszę niczego zapłacić ani złożyć.',
      ],
      requests: ['wyjaśnienie na piśmie'],
      strategy: `Pytasz, jeżeli czegoś nie rozumiesz. ${
        terms.length === 0 && events.length === 0
          ? 'Pismo nie wyznacza Ci terminu.'
          : 'Dni z pisma to nie przesuwa.'
      }`,
      pros: ['Spokój, że niczego nie przeoczysz.'],
      cons: ['Odpowiedź może potrwać.'],
    },
  }),
};

const goodLetter: Sayings = {
  cooperative: {
    paragraphs: [
      'Dziękuję za pismo i pozytywne załatwienie sprawy.',
      'Nie zgłaszam uwag. Proszę o kontakt, jeżeli potrzebne jest moje oświadczenie lub numer rachunku.',
    ],
    strategy: 'Dobra wiadomość: listu nie musisz wysyłać. Zrób tylko to, o co prosi pismo.',
    pros: ['Nic nie trzeba robić.'],
    cons: ['List nie jest potrzebny.'],
  },
  assertive: {
    heading: 'PROŚBA O SPROSTOWANIE',
    paragraphs: [
      `Dziękuję za pozytywne załatwienie sprawy. Proszę o poprawienie błędu: ${gap('co jest błędne i jak powinno być')}.`,
      'W pozostałej części nie zgłaszam uwag.',
    ],
    requests: ['poprawienie danych lub kwoty'],
    strategy: 'Tylko wtedy, gdy w piśmie jest błąd.',
    pros: ['Błąd poprawiony od razu.'],
    cons: ['Bez błędu list nie jest potrzebny.'],
  },
  delay: {
    heading: 'PROŚBA O INFORMACJĘ O WYKONANIU',
    paragraphs: [
      'Dziękuję za pozytywne rozstrzygnięcie. Proszę o informację, kiedy i w jaki sposób zostanie wykonane oraz czy potrzebny jest numer mojego rachunku.',
      'Proszę też o sprostowanie oczywistych omyłek, jeżeli zostaną zauważone.',
    ],
    requests: ['informację o dniu i sposobie wykonania'],
    strategy: 'Pytasz, kiedy dostaniesz to, co przyznano.',
    pros: ['Wiesz, czego się spodziewać.'],
    cons: ['List nie przyspiesza wypłaty.'],
  },
};

/** Only a decision that refuses a part leaves something to appeal. */
const refusesPart = ({ view }: LetterFacts) =>
  /\b(?:w pozostalej czesci|w czesci odmaw|odmawiam|nie uwzglednia|nie przyzna(?:je|jemy|no))/.test(
    view.spaced,
  );

const partialAppeal: Saying = {
  to: 'remedy',
  heading: 'ODWOŁANIE OD DECYZJI W CZĘŚCI',
  paragraphs: [
    `Odwołuję się od decyzji tylko w części, w której nie uwzględniono mojego wniosku: ${ownReasons}`,
    receivedOn,
  ],
  requests: [
    'zmianę decyzji w tej części na moją korzyść',
    'pozostawienie decyzji bez zmian w pozostałej części',
  ],
  attachments: ['dowody'],
  strategy:
    'Tylko wtedy, gdy nie zgadzasz się z częścią rozstrzygnięcia. Odwołanie opóźni to, co już przyznano.',
  pros: ['Możesz dostać więcej.'],
  cons: ['Wypłata lub zwrot poczeka, aż decyzja będzie ostateczna.'],
};

/** The request was granted: thanks, a correction of an error, a question; no dispute. */
const favourable: Replies = {
  subject: (facts) => (facts.remedy === null ? 'pisma' : 'decyzji'),
  say: (facts) =>
    facts.remedy !== null && refusesPart(facts)
      ? { ...goodLetter, assertive: partialAppeal }
      : goodLetter,
};

const meeting: Replies = {
  subject: 'zawiadomienia o zebraniu',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Dziękuję za zawiadomienie. Przyjdę na zebranie w podanym terminie.',
        'Proszę o przesłanie projektów uchwał przed zebraniem.',
      ],
      requests: ['przesłanie projektów uchwał'],
      strategy: 'Przychodzisz i głosujesz; odpowiedzi nie trzeba wysyłać.',
      pros: ['Masz wpływ na decyzje.'],
      cons: ['Listu nie trzeba wysyłać.'],
    },
    assertive: {
      heading: 'WNIOSEK O UZUPEŁNIENIE PORZĄDKU OBRAD',
      paragraphs: [
        `Wnoszę o dodanie do porządku obrad punktu: ${gap('jakiego')}.`,
        'Proszę o umożliwienie mi wglądu w dokumenty dotyczące spraw z porządku obrad.',
      ],
      requests: ['uzupełnienie porządku obrad', 'wgląd w dokumenty przed zebraniem'],
      strategy: 'Dodajesz swoją sprawę do zebrania.',
      pros: ['Sprawa będzie omówiona.'],
      cons: ['Zarząd nie zawsze musi się zgodzić.'],
    },
    delay: {
      heading: 'PEŁNOMOCNICTWO DO UDZIAŁU W ZEBRANIU',
      paragraphs: [
        `Nie mogę przyjść. Upoważniam do udziału i głosowania w moim imieniu: ${gap('imię i nazwisko')}.`,
        'Pełnomocnictwo dotyczy tego zebrania.',
      ],
      strategy: 'Wysyłasz kogoś w swoim imieniu.',
      pros: ['Twój głos się liczy.'],
      cons: ['Pełnomocnik musi mieć pismo ze sobą.'],
    },
  }),
};

export const goodNewsFamilies = {
  /** the letter grants what was asked for */
  favourable: {
    ...favourable,
    recommended: [
      'cooperative',
      'To dobra wiadomość: listu nie musisz wysyłać. Zrób tylko to, o co prosi pismo. Wariant 2 jest tylko dla osoby, która nie zgadza się z częścią rozstrzygnięcia.',
    ],
  },
  /** nothing has to be done */
  information: {
    ...information,
    recommended: [
      'cooperative',
      'Nie musisz odpowiadać. Napisz tylko wtedy, gdy w piśmie jest błąd albo czegoś nie rozumiesz.',
    ],
  },
  /** zaproszenie, zebranie */
  meeting: {
    ...meeting,
    recommended: ['cooperative', 'Odpowiadać nie trzeba: przyjdź albo daj komuś pełnomocnictwo.'],
  },
} as const satisfies Families;
