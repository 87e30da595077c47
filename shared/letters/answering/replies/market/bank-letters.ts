import { refusesPayment, says } from '#shared/letters/answering/replies/kinds/questions.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** The writer, in the words of the letter: a bank, an insurer, another firm of the financial market. */
const writers = {
  bank: { who: 'bank', of: 'banku' },
  insurer: { who: 'ubezpieczyciel', of: 'ubezpieczyciela' },
  other: { who: 'nadawca', of: 'nadawcy' },
} as const;
const writerOf = ({ type }: LetterFacts) =>
  writers[type.issuer === 'bank' || type.issuer === 'insurer' ? type.issuer : 'other'];

/** A complaint about the writer's mistake; it costs nothing. */
const complaintTo = ({ who, of }: ReturnType<typeof writerOf>): Saying => ({
  heading: 'REKLAMACJA',
  paragraphs: [
    `Składam reklamację. Nie zgadzam się z pismem ${of} w zakresie zaznaczonym niżej i proszę o odpowiedź w ciągu 30 dni.`,
  ],
  grounds: [
    ...(who === 'ubezpieczyciel'
      ? []
      : [
          'Umowa nie pozwala na taką opłatę lub zmianę.',
          'Nie ma mojej autoryzacji tej transakcji.',
        ]),
    'Kwotę policzono inaczej, niż wynika z umowy.',
    otherGround,
  ],
  requests: [`zmianę stanowiska ${of}`, 'wskazanie postanowienia umowy, na którym się opiera'],
  attachments: ['dowody'],
  strategy: `Mówisz, co ${who} zrobił źle. Reklamacja jest bezpłatna.`,
  pros: [`Na reklamację ${who} musi odpowiedzieć.`, 'Otwiera drogę do Rzecznika Finansowego.'],
  cons: [`Bez błędu ${of} nie ma o co pisać.`],
});

/** The writer refuses, charges or blocks something: without that, as in an offer, there is nothing to complain of. */
const takesFromReader = (facts: LetterFacts) =>
  facts.type.id !== 'bank-dane-klienta' && takes(facts);
const takes = (facts: LetterFacts) =>
  facts.financial.direction === 'to_pay' ||
  facts.financial.direction === 'disputed' ||
  refusesPayment(facts) ||
  burdens(facts);
const burdens = says(
  'obciazy*', // obciążyliśmy rachunek opłatą
  'pobral*',
  'pobierzemy',
  'naliczyl*',
  'zablokowal*',
  'wypowiadamy',
  'rozwiazujemy umowe',
);

/** An offer, a reminder of a day or a request for papers is corrected, not contested. */
const correction = (of: string): Saying => ({
  heading: 'PROŚBA O SPROSTOWANIE',
  paragraphs: [
    `W piśmie jest błąd i proszę o jego poprawienie: ${gap('co jest błędne i jak powinno być')}.`,
  ],
  requests: ['poprawienie danych lub kwoty', 'potwierdzenie na piśmie'],
  attachments: ['dowód prawidłowych danych'],
  strategy: 'Tylko wtedy, gdy w piśmie jest błąd w danych lub kwocie.',
  pros: ['Błąd poprawiony od razu nie urośnie.'],
  cons: [`Bez błędu ${of} nie ma o co pisać.`],
});

/** A letter of a bank or an insurer without a refusal and without arrears: it asks, informs or charges. */
const bankLetter: Replies = {
  subject: (facts) => `pisma ${writerOf(facts).of}`,
  say: (facts) => {
    const { who, of } = writerOf(facts);
    return {
      cooperative: {
        paragraphs: [
          `W odpowiedzi na pismo przekazuję to, o co ${who} prosi: ${gap('dokument albo informacja')}.`,
          'Jeżeli potrzeba czegoś jeszcze, proszę o wskazanie czego i do kiedy.',
        ],
        attachments: ['dokumenty, o których mowa w piśmie'],
        strategy: `Odpowiadasz na to, o co ${who} prosi. Jeżeli o nic nie prosi, nic nie wysyłaj.`,
        pros: ['Najkrótsza droga.'],
        cons: [`Bez prośby ${of} list nie jest potrzebny.`],
      },
      assertive: takesFromReader(facts) ? complaintTo(writerOf(facts)) : correction(of),
      delay: {
        heading: 'PYTANIE W SPRAWIE PISMA',
        paragraphs: [
          `Proszę o wyjaśnienie tej części pisma: ${gap('co jest niejasne')}.`,
          'To pismo nie oznacza uznania jakiejkolwiek należności.',
        ],
        requests: ['wyjaśnienie na piśmie', 'wskazanie podstawy w umowie'],
        strategy: 'Pytasz, zanim zdecydujesz; terminy z pisma biegną dalej.',
        pros: ['Wiesz, o co chodzi.'],
        cons: ['Nie przesuwa żadnego terminu.'],
      },
    };
  },
};

/** What the letter lets the reader who refuses the change do: object, or give notice. */
const refusals = {
  objection: {
    accepted: 'Przyjmuję zapowiedzianą zmianę do wiadomości i nie zgłaszam sprzeciwu.',
    heading: 'SPRZECIW WOBEC ZMIANY WARUNKÓW UMOWY',
    paragraph:
      'Nie zgadzam się na zmianę zapowiedzianą w piśmie i zgłaszam sprzeciw przed dniem jej wejścia w życie.',
    confirmed: 'potwierdzenie sprzeciwu i dnia, w którym umowa wygaśnie',
    strategy: 'Zgłaszasz sprzeciw w terminie z pisma. Zwykle kończy to umowę bez opłat.',
    day: 'dniem, do którego mogę zgłosić sprzeciw',
  },
  notice: {
    accepted: 'Przyjmuję zapowiedzianą zmianę do wiadomości i nie wypowiadam umowy.',
    heading: 'WYPOWIEDZENIE UMOWY W ZWIĄZKU ZE ZMIANĄ JEJ WARUNKÓW',
    paragraph:
      'Nie akceptuję zmiany zapowiedzianej w piśmie i dlatego wypowiadam umowę przed dniem jej wejścia w życie.',
    confirmed: 'potwierdzenie wypowiedzenia i dnia, w którym umowa się skończy',
    strategy: 'Wypowiadasz umowę w terminie z pisma, na zasadach, które pismo podaje.',
    day: 'dniem, do którego mogę wypowiedzieć umowę',
  },
} as const;
const refusalOf = ({ view }: LetterFacts) =>
  !/\bsprzeciw/.test(view.spaced) && /\b(?:wypowiedz|rozwiaz|zrezygn)/.test(view.spaced)
    ? refusals.notice
    : refusals.objection;

/** New fees or conditions: silence is consent; an objection or a notice ends the contract. */
const changedTariff: Replies = {
  subject: 'zawiadomienia o zmianie opłat lub warunków umowy',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        refusalOf(facts).accepted,
        'Proszę o przesłanie obowiązującej tabeli opłat lub regulaminu.',
      ],
      strategy: 'Zgadzasz się na zmianę. Listu nie trzeba wysyłać: milczenie oznacza zgodę.',
      pros: ['Umowa trwa bez przerwy.'],
      cons: ['Nowe opłaty obowiązują od dnia z pisma.'],
    },
    assertive: {
      heading: refusalOf(facts).heading,
      paragraphs: [refusalOf(facts).paragraph],
      requests: [refusalOf(facts).confirmed, 'rozliczenie umowy bez opłat'],
      strategy: refusalOf(facts).strategy,
      pros: ['Nowe opłaty Cię nie obejmą.'],
      cons: ['Umowa wygaśnie: wcześniej przenieś wpływy i stałe zlecenia.'],
    },
    delay: {
      heading: 'PYTANIE O PODSTAWĘ ZMIANY',
      paragraphs: [
        `Proszę o wskazanie, które postanowienie umowy pozwala na tę zmianę i jak ją obliczono. Odpowiedzi potrzebuję przed ${refusalOf(facts).day}.`,
        'To pismo nie oznacza zgody na zmianę.',
      ],
      requests: ['wskazanie podstawy w umowie', 'porównanie starych i nowych opłat'],
      strategy: 'Pytasz o podstawę, a dnia z pisma pilnujesz.',
      pros: ['Wiesz, czy zmiana jest zgodna z umową.'],
      cons: ['Pytanie nie przesuwa żadnego terminu.'],
    },
  }),
};

export const bankLetterFamilies = {
  /** new fees or conditions: silence is consent */
  changed_tariff: {
    ...changedTariff,
    recommended: [
      'cooperative',
      'Zmiana nie wymaga odpowiedzi. Jeżeli jej nie chcesz, wyślij wariant 2 w terminie z pisma: milczenie oznacza zgodę.',
    ],
  },
  /** any other letter of a bank */
  bank_letter: {
    ...bankLetter,
    recommended: [
      'cooperative',
      'Odpowiedz tylko na to, o co prosi pismo. Jeżeli jest w nim błąd, wyślij wariant 2.',
    ],
  },
} as const satisfies Families;
