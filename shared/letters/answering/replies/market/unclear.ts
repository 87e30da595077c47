import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { answersTo } from '#shared/letters/answering/replies/points/listed-points.ts';
import { gap, ownReasons } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** A suspicious letter is not answered: the letters go to those who can verify or prosecute. */
const scam: Replies = {
  subject: 'podejrzanego pisma',
  say: (facts) => ({
    cooperative: {
      to: { name: gap('prawdziwa instytucja, na którą powołuje się pismo') },
      heading: 'PROŚBA O POTWIERDZENIE, ŻE PISMO JEST PRAWDZIWE',
      paragraphs: [
        `Dotarło do mnie pismo, w którym nadawca podaje się za: ${facts.sender ?? gap('kto')}. Proszę o potwierdzenie, czy od Państwa pochodzi.`,
        'Do czasu odpowiedzi niczego nie wpłacam i nie podaję danych.',
      ],
      attachments: ['kopia pisma'],
      strategy:
        'Pytasz prawdziwą instytucję. Jej adres weź z oficjalnej strony, nie z pisma. Nadawcy nie odpowiadaj.',
      pros: ['Bezpieczne i bezpłatne.'],
      cons: ['Odpowiedź może potrwać.'],
    },
    assertive: {
      to: { name: gap('najbliższa jednostka Policji albo prokuratura') },
      heading: 'ZAWIADOMIENIE O PODEJRZENIU PRZESTĘPSTWA',
      paragraphs: [
        `Zawiadamiam o podejrzeniu usiłowania oszustwa (${cite(law.criminal.fraud)}). Nadawca pisma nakłania do wpłaty, podając się za kogoś innego lub wprowadzając w błąd.`,
      ],
      grounds: [
        'Nie było z mojej strony wpłaty ani podania danych.',
        'Pieniądze są już wpłacone; potwierdzenie w załączeniu.',
        'Nadawca ma już moje dane lub kod.',
      ],
      requests: ['wszczęcie postępowania', 'zawiadomienie mnie o jego wyniku'],
      attachments: ['pismo, koperta lub zrzuty ekranu'],
      strategy:
        'Zgłaszasz sprawę Policji. SMS prześlij też na numer 8080, e-mail zgłoś na incydent.cert.pl.',
      pros: ['Chroni Ciebie i innych.'],
      cons: ['Możesz zostać przesłuchany jako świadek.'],
    },
    delay: {
      to: { name: gap('Twój bank') },
      heading: 'ZGŁOSZENIE PODEJRZANEGO ŻĄDANIA ZAPŁATY',
      paragraphs: [
        'Zgłaszam podejrzane żądanie zapłaty. Proszę o zablokowanie przelewu na rachunek z załączonego pisma, jeżeli został zlecony, i o sprawdzenie tego rachunku.',
      ],
      grounds: [
        'To nie jest moje zlecenie przelewu.',
        'Przelew to moje zlecenie, na skutek oszustwa; proszę o jego odwołanie.',
        'Oszust ma moje dane karty lub logowania; proszę o ich zablokowanie.',
      ],
      requests: ['zablokowanie transakcji', 'potwierdzenie przyjęcia zgłoszenia'],
      attachments: ['kopia pisma'],
      strategy: 'Zawiadamiasz swój bank: zadzwoń od razu, pismo wyślij później.',
      pros: ['Może zatrzymać przelew.'],
      cons: ['Liczy się czas.'],
    },
  }),
};

/** A letter of unknown kind without a remedy: answer it, disagree, or ask for its legal basis. */
const unknown: Replies = {
  subject: 'pisma',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        'Odpowiadam na pismo i podaję informacje, o które Państwo proszą.',
        ...answersTo(facts),
      ],
      attachments: ['dokumenty, o których mowa w piśmie'],
      strategy: 'Odpowiadasz na to, o co pyta pismo.',
      pros: ['Zwykle kończy sprawę.'],
      cons: ['Pismo nie oznacza, że z czymś się zgadzasz: nie pisz więcej, niż trzeba.'],
    },
    assertive: {
      heading: 'STANOWISKO W SPRAWIE',
      paragraphs: [
        `Nie zgadzam się z pismem z tego powodu: ${ownReasons}`,
        'To pismo nie oznacza zgody na żądania ani uznania jakiejkolwiek należności.',
      ],
      requests: ['wskazanie podstawy prawnej i faktycznej', 'pisemną odpowiedź'],
      attachments: ['dokumenty'],
      strategy: 'Mówisz, z czym się nie zgadzasz, i prosisz o podstawę.',
      pros: ['Twoje stanowisko jest na piśmie.'],
      cons: [
        'Jeżeli pismo poucza o odwołaniu, sprzeciwie lub skardze, ten list ich nie zastępuje.',
      ],
    },
    delay: {
      heading: 'PYTANIE W SPRAWIE PISMA',
      paragraphs: [
        'Proszę o wyjaśnienie pisma i jego podstawy, bo bez tego nie mogę odpowiedzieć.',
        'To pismo nie oznacza zgody na żądania ani uznania jakiejkolwiek należności.',
      ],
      requests: [
        'wskazanie podstawy prawnej i faktycznej',
        'przesłanie dokumentów, na których opiera się pismo',
      ],
      strategy: 'Pytasz o podstawę i dokumenty; terminy z pisma biegną dalej.',
      pros: ['Wiesz, o co chodzi, zanim odpowiesz.'],
      cons: ['Nie przesuwa żadnego terminu.'],
    },
  }),
};

/** What disagreeing is called: only a letter that speaks of a sprzeciw is answered with one. */
const disagreement = ({ view }: LetterFacts) =>
  /\bsprzeciw/.test(view.spaced)
    ? {
        heading: 'SPRZECIW',
        asking: 'SPRZECIW I PROŚBA O WYJAŚNIENIA',
        words: `Nie wyrażam zgody i sprzeciwiam się temu, o czym mówi pismo: ${gap('czemu się sprzeciwiasz')}.`,
        arrived: 'potwierdzenie, że sprzeciw wpłynął w terminie',
      }
    : {
        heading: 'OŚWIADCZENIE O BRAKU ZGODY',
        asking: 'BRAK ZGODY I PROŚBA O WYJAŚNIENIA',
        words: `Nie wyrażam zgody na: ${gap('na co się nie zgadzasz')}.`,
        arrived: 'potwierdzenie, że odpowiedź wpłynęła w terminie',
      };

/** The letter lets the reader consent or object, and takes silence for consent. */
const silentChoice: Replies = {
  subject: 'pisma',
  say: (facts) => {
    const { heading, asking, words, arrived } = disagreement(facts);
    return {
      cooperative: {
        heading: 'OŚWIADCZENIE O ZGODZIE',
        paragraphs: [`W odpowiedzi na pismo wyrażam zgodę na: ${gap('na co się zgadzasz')}.`],
        strategy: 'Zgadzasz się na to, o czym mówi pismo, i piszesz to wprost.',
        pros: ['Jasna odpowiedź kończy sprawę.'],
        cons: ['Zgody zwykle nie da się cofnąć.'],
      },
      assertive: {
        heading,
        paragraphs: [words, `Powody: ${ownReasons}`],
        requests: [arrived],
        attachments: ['dowody, na które się powołujesz'],
        strategy: 'Nie zgadzasz się i podajesz powody, zanim minie termin.',
        pros: ['Twoje milczenie nie będzie uznane za zgodę.'],
        cons: ['Sprawa może trwać dłużej; sprawdź w piśmie, co dzieje się bez Twojej zgody.'],
      },
      delay: {
        heading: asking,
        paragraphs: [
          'Na razie nie wyrażam zgody. Decyzję podejmę, gdy poznam dokumenty, na których opiera się pismo.',
          'Proszę nie traktować tego pisma ani braku dalszej odpowiedzi jako zgody.',
        ],
        requests: [
          'przesłanie dokumentów lub zdjęć',
          'wyznaczenie czasu na odpowiedź po ich otrzymaniu',
        ],
        strategy: 'Zaznaczasz w terminie, że się nie zgadzasz, i prosisz o dokumenty.',
        pros: ['Zyskujesz wiedzę, a nie tracisz terminu.'],
        cons: ['Nadawca nie musi dać więcej czasu.'],
      },
    };
  },
};

export const unclearLetterFamilies = {
  scam: {
    ...scam,
    recommended: [
      'cooperative',
      'Nie odpowiadaj nadawcy i nie płać. Najpierw zapytaj prawdziwą instytucję; jeżeli już zapłacono, od razu zadzwoń do banku (wariant 3).',
    ],
  },
  unknown: {
    ...unknown,
    recommended: [
      'delay',
      'Nie rozpoznaliśmy rodzaju pisma. Najpierw zapytaj o jego podstawę i poszukaj w nim pouczenia.',
    ],
  },
  /** consent or objection */
  silent_choice: {
    ...silentChoice,
    recommended: [
      'delay',
      'Odpisz w terminie, bo milczenie nadawca może uznać za zgodę. Jeżeli się zgadzasz, wybierz wariant 1; jeżeli masz powody i dowody, wariant 2.',
    ],
  },
  /** a plain letter that asks for something in time */
  asked: {
    ...unknown,
    recommended: [
      'cooperative',
      'Pismo o coś prosi i wyznacza na to czas: zrób to albo odpisz. Jeżeli się nie zgadzasz, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
