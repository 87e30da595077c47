import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const instalments =
  (what: string) =>
  (facts: LetterFacts): Saying => ({
    heading: 'WNIOSEK O ROZŁOŻENIE NALEŻNOŚCI NA RATY',
    paragraphs: [
      `Proszę o rozłożenie należności${ofSum(facts)} na raty po ${gap('kwota')} miesięcznie i o ${what} na czas spłaty.`,
    ],
    grounds: [
      'Mam niższy dochód albo choruję.',
      'W domu są dzieci lub osoba chora.',
      'Pobieram dodatek mieszkaniowy lub energetyczny.',
    ],
    requests: ['zawarcie porozumienia o ratach', what],
    attachments: ['dowody sytuacji'],
    strategy: 'Prosisz sprzedawcę o raty. Jeżeli możesz, zapłać przed dniem z pisma.',
    pros: ['Bez odcięcia i opłat za ponowne podłączenie.'],
    cons: ['Sam wniosek nie wstrzymuje odcięcia: dopilnuj odpowiedzi.'],
  });

const energyComplaint = `Składam reklamację na podstawie ${cite(law.services.energyComplaint)} i wnoszę o niewstrzymywanie dostaw do jej rozpatrzenia.`;

const energy: Replies = {
  subject: 'powiadomienia o zamiarze wstrzymania dostaw',
  say: (facts) => ({
    cooperative: instalments('niewstrzymywanie dostaw')(facts),
    assertive: {
      heading: 'REKLAMACJA',
      paragraphs: [energyComplaint, `Kwestionuję należność${ofSum(facts, ' ')}.`],
      requests: ['korektę rozliczenia', 'niewstrzymywanie dostaw do czasu rozpatrzenia reklamacji'],
      grounds: [
        'Należność jest zapłacona; dowód w załączeniu.',
        'Odczyt lub prognoza są błędne.',
        'Od terminu płatności nie minęło 30 dni.',
        'Nie doręczono mi powiadomienia na piśmie.',
        'Jestem odbiorcą wrażliwym.',
        otherGround,
      ],
      attachments: ['zdjęcie licznika', 'dowody wpłat'],
      strategy:
        'Reklamacja złożona w ciągu 14 dni od powiadomienia wstrzymuje odcięcie w gospodarstwie domowym.',
      pros: ['Ustawa chroni dostawy na czas reklamacji.'],
      cons: ['Musi dojść do sprzedawcy w terminie.', 'Ochrona nie obejmuje firm.'],
    },
    delay: {
      heading: 'REKLAMACJA I WNIOSEK O ROZLICZENIE',
      paragraphs: [energyComplaint, 'Powody uzupełnię po otrzymaniu rozliczenia.'],
      requests: [
        'przesłanie rozliczenia i odczytów',
        'niewstrzymywanie dostaw do czasu odpowiedzi',
        'odroczenie zapłaty spornej części',
      ],
      strategy: 'Składasz reklamację i prosisz o rozliczenie, żeby sprawdzić kwotę.',
      pros: ['Złożona w 14 dni od powiadomienia chroni dostawy.'],
      cons: ['Odsetki biegną dalej.'],
    },
  }),
};

/** The law suspends no cut-off of water: only payment or an agreement does. */
const water: Replies = {
  subject: 'zawiadomienia o zamiarze odcięcia wody',
  say: (facts) => ({
    cooperative: instalments('odstąpienie od odcięcia wody')(facts),
    assertive: {
      heading: 'REKLAMACJA',
      paragraphs: [
        `Składam reklamację. Kwestionuję należność${ofSum(facts, ' ')} albo spełnienie warunków odcięcia z ${cite(law.services.waterCutOff)}.`,
      ],
      requests: ['odstąpienie od odcięcia', 'korektę rozliczenia'],
      grounds: [
        'Należność jest zapłacona; dowód w załączeniu.',
        'Zaległość jest krótsza niż dwa pełne okresy obrachunkowe po upomnieniu.',
        'Od zawiadomienia nie minęło 20 dni.',
        'Wodomierz działa błędnie; proszę o sprawdzenie.',
        otherGround,
      ],
      attachments: ['dowody wpłat'],
      strategy: 'Wskazujesz błąd przedsiębiorstwa. Sama reklamacja nie wstrzymuje odcięcia.',
      pros: ['Odcięcie bez warunków ustawy jest bezprawne.'],
      cons: ['Bez zapłaty lub zgody wodę mogą odciąć w podanym dniu.'],
    },
    delay: {
      heading: 'WNIOSEK O ROZLICZENIE I PRZESUNIĘCIE DNIA ODCIĘCIA',
      paragraphs: [
        `Proszę o rozliczenie należności${ofSum(facts, ' ')} i o przesunięcie odcięcia do czasu odpowiedzi.`,
      ],
      requests: [
        'przesłanie rozliczenia i odczytów',
        'przesunięcie dnia odcięcia',
        'wskazanie zastępczego punktu poboru wody',
      ],
      strategy: 'Prosisz o rozliczenie i czas; przedsiębiorstwo nie musi się zgodzić.',
      pros: ['Wiesz, za co płacisz.'],
      cons: ['Dzień odcięcia zostaje, dopóki nie ma zgody.'],
    },
  }),
};

export const utilityFamilies = {
  /** prąd, gaz, ciepło: wstrzymanie */
  energy: {
    ...energy,
    recommended: [
      'cooperative',
      'Jeżeli kwota się zgadza, zapłać lub proś o raty. Jeżeli jest błędna, złóż reklamację (wariant 2): wstrzymuje odcięcie.',
    ],
  },
  /** odcięcie wody */
  water: {
    ...water,
    recommended: [
      'cooperative',
      'Odcięcie wody zatrzyma tylko zapłata albo zgoda na raty, nie sama reklamacja.',
    ],
  },
} as const satisfies Families;
