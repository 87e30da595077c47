import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Family, Saying } from '#shared/letters/answering/replies/parts.ts';
import { gap, ownReasons } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

import { seeFiles } from './notices.ts';

/** The office may prolong a term that it set itself, on a request made before the term ends. */
export const moreTime = (basis: string): Saying => ({
  heading: 'WNIOSEK O PRZEDŁUŻENIE TERMINU',
  paragraphs: [`Proszę o przedłużenie wyznaczonego terminu o ${gap('liczba')} dni${basis}.`],
  grounds: [
    'Czekam na dokumenty z banku, od kontrahenta lub z biura rachunkowego.',
    'Choruję lub jestem w podróży; dowód w załączeniu.',
    'Dokumentów jest dużo i ich zebranie wymaga czasu.',
  ],
  requests: ['przedłużenie terminu', 'udostępnienie akt sprawy'],
  attachments: ['dowód przyczyny'],
  strategy:
    'Prosisz urząd o więcej czasu. Termin wyznaczył sam urząd, więc może go przedłużyć. Wyślij, zanim termin minie.',
  pros: ['Zwykle uwzględniane, gdy powód jest konkretny.'],
  cons: ['Dopóki urząd się nie zgodzi, obowiązuje stary termin.'],
});

type Explained = {
  /** Who may prolong the term and by which article. */
  basis?: string;
  heading?: string;
  stand?: string;
  requests?: readonly string[];
  /** What gains time when the letter sets no term. */
  without?: Saying;
};

/** Calls of offices: explain and correct, explain and keep the position, ask for time. */
export const explanations = (
  subject: string,
  agreed: readonly string[],
  grounds: readonly string[],
  {
    basis = '',
    heading = 'STANOWISKO W SPRAWIE',
    stand = 'Odpowiadam na pismo. Nie zgadzam się z jego założeniami w zakresie zaznaczonym niżej.',
    requests = [
      'zakończenie sprawy bez dalszych czynności',
      'wskazanie podstawy prawnej dalszych żądań',
    ],
    without = seeFiles,
  }: Explained = {},
): Family => ({
  subject,
  say: (facts) => ({
    cooperative: {
      heading: 'WYJAŚNIENIA',
      paragraphs: ['Odpowiadam na pismo i składam wyjaśnienia.', ownReasons],
      grounds: agreed,
      attachments: ['kopie żądanych dokumentów'],
      strategy: 'Odpowiadasz w całości i w terminie; błąd poprawiasz od razu.',
      pros: ['Zwykle kończy sprawę.'],
      cons: ['Trzeba szybko zebrać dokumenty.'],
    },
    assertive: {
      heading,
      paragraphs: [stand],
      grounds: [...grounds, `Inny powód: ${ownReasons}`],
      requests,
      attachments: ['dowody'],
      strategy: 'Odpowiadasz w terminie i mówisz, dlaczego urząd nie ma racji.',
      pros: ['Twoje stanowisko jest w aktach.'],
      cons: ['Urząd może prowadzić sprawę dalej.'],
    },
    delay: facts.terms.length > 0 ? moreTime(basis) : without,
  }),
});

export const taxCall = explanations(
  'wezwania do wyjaśnień',
  [
    `Składam korektę deklaracji i dopłacam różnicę z odsetkami (${cite(law.taxes.correction)}).`,
    'Deklaracja jest prawidłowa; dokumenty w załączeniu.',
  ],
  [
    'Deklaracja jest prawidłowa; dowody w załączeniu.',
    'Przychód był zwolniony z podatku albo nie jest przychodem.',
    'Ulga mi przysługuje.',
    'Sprzedaż lub działalność nie była moja.',
  ],
  { basis: ` (${cite(law.taxes.call)})` },
);

export const taxEvidence = explanations(
  'zawiadomienia o prawie wypowiedzenia się co do dowodów',
  [
    'Zapoznałem się/zapoznałam się z dowodami i nie mam uwag.',
    'Składam korektę, jeżeli przepisy na nią pozwalają.',
  ],
  [
    `Wnoszę o przesłuchanie świadka (${cite(law.taxes.evidenceRequest)}).`,
    'Dowód z akt jest sprzeczny z dokumentami, które załączam.',
    `Wyciągnięto błędny wniosek z dowodów (${cite(law.officeGrounds.taxAssessment)}).`,
  ],
  {
    stand: 'Wypowiadam się co do zebranych dowodów. Powody zaznaczam niżej.',
    requests: [
      'przeprowadzenie dowodów wskazanych w uzasadnieniu',
      'uwzględnienie mojego stanowiska w decyzji',
    ],
  },
);

export const taxControlProtocol = explanations(
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

export const taxControlNotice: Family = {
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
