import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { either } from '#shared/letters/text/word-list.ts';

const anotherDay = (who: string, proof: string, extra: readonly string[] = []): Saying => ({
  heading: 'USPRAWIEDLIWIENIE I WNIOSEK O INNY TERMIN',
  paragraphs: [
    `Nie mogę przyjść w wyznaczonym terminie ${who}. Proszę o usprawiedliwienie i inny termin.`,
  ],
  grounds: [
    `Choruję; ${proof} w załączeniu.`,
    'Mam w tym czasie inną rozprawę lub zabieg; dowód w załączeniu.',
    'Podróż była opłacona, zanim doręczono to pismo; dowód w załączeniu.',
    ...extra,
  ],
  requests: ['usprawiedliwienie nieobecności', 'wyznaczenie innego terminu'],
  attachments: [proof],
  strategy: 'Uprzedzasz, że nie możesz przyjść, podajesz dowód i prosisz o inny dzień.',
  pros: ['Prawo na to pozwala, gdy przyczyna jest ważna.'],
  cons: ['Dopóki nie ma zgody, obowiązuje pierwszy termin.'],
});

const askTheRole: Saying = {
  paragraphs: [
    'Proszę o wskazanie, w jakiej roli mnie wezwano, czego dotyczy czynność i jaka jest podstawa wezwania.',
    'Przyjdę w wyznaczonym terminie. Zastrzegam udział pełnomocnika i prawo odmowy odpowiedzi w granicach prawa.',
  ],
  requests: [
    'podanie mojej roli w sprawie',
    'podanie podstawy prawnej wezwania',
    'umożliwienie wglądu w akta w zakresie dozwolonym prawem',
  ],
  strategy: 'Przychodzisz przygotowany: pytasz o swoją rolę i podstawę wezwania.',
  pros: ['Wiesz, do czego się przygotować.'],
  cons: ['Odpowiedź może nie nadejść przed terminem.'],
};

const evidenceMotions: Saying = {
  heading: 'PISMO Z WNIOSKAMI DOWODOWYMI',
  paragraphs: ['Przed rozprawą zgłaszam dowody i wnoszę o ich przeprowadzenie.'],
  requests: [
    `przesłuchanie świadka: ${gap('imię, nazwisko, adres i co ma potwierdzić')}`,
    'dowód z dokumentów, które załączam',
  ],
  attachments: ['odpis pisma dla drugiej strony', 'dokumenty'],
  strategy: 'Zgłaszasz dowody przed rozprawą, żeby sąd je uwzględnił.',
  pros: ['Dowody zgłoszone wcześniej trudniej pominąć.'],
  cons: ['Na rozprawę warto wtedy przyjść.'],
};

/** "Stawiennictwo matki i ojca obowiązkowe": the court called the reader in person. */
const mustCome = ({ view }: LetterFacts): boolean => calledInPerson.test(view.spaced);
const calledInPerson = new RegExp(
  either(
    /\bstawiennictw\w+(?:(?!\bnie\b)[^.]){0,30} obowiazkow/,
    /\bobecnosc (?:jest )?obowiazkow/,
    /\bosobiste(?:go)? stawiennictw|\bdo osobistego stawieni/,
    /\bstawi\w+ sie osobiscie/,
    /\bwzyw\w+[^;]{0,260}\b(?:celem|w celu) przesluchania/,
  ),
);

const confirmed: Saying = {
  heading: 'POTWIERDZENIE STAWIENNICTWA',
  paragraphs: [
    'Dziękuję za zawiadomienie o terminie. Stawię się osobiście i przedstawię swoje stanowisko.',
  ],
  strategy: 'Sąd wezwał Cię osobiście: przyjdź. Listu nie trzeba wysyłać.',
  pros: ['Sąd usłyszy Cię przed rozstrzygnięciem.'],
  cons: ['Za nieobecność bez usprawiedliwienia grozi grzywna.'],
};

const withoutReader: Saying = {
  heading: 'WNIOSEK O ROZPOZNANIE SPRAWY POD NIEOBECNOŚĆ',
  paragraphs: [
    `Dziękuję za zawiadomienie o terminie. Jeżeli nie przyjdę, proszę o rozpoznanie sprawy pod moją nieobecność (${cite(law.civilProcedure.absenceOfParty)}). Podtrzymuję wszystko, co jest w moich pismach w tej sprawie.`,
  ],
  strategy:
    'Możesz przyjść albo prosić o rozpoznanie sprawy bez Ciebie, jeżeli sąd nie wezwał Cię osobiście.',
  pros: ['Sprawa toczy się bez zwłoki.'],
  cons: ['Bez Ciebie nikt nie odpowie na pytania sądu.'],
};

const hearing: Replies = {
  subject: 'zawiadomienia o rozprawie',
  say: (facts) => ({
    cooperative: mustCome(facts) ? confirmed : withoutReader,
    assertive: evidenceMotions,
    delay: anotherDay('rozprawy', 'zaświadczenie lekarza sądowego', [
      'Nie doręczono mi odpisu pozwu lub wniosku.',
    ]),
  }),
};

/** Before the police and in a criminal court other articles give a witness the same rights. */
const isCriminal = ({ type, view, reference }: LetterFacts) =>
  type.issuer !== 'court' ||
  /\b(?:wydzial\w* karn|k\.p\.k|oskarzon)/.test(view.spaced) ||
  /\b[IVX]+ K\b/.test(reference ?? '');

const witness: Replies = {
  subject: 'wezwania w charakterze świadka',
  say: (facts) => ({
    cooperative: {
      heading: 'WNIOSEK O ZWROT KOSZTÓW STAWIENNICTWA ŚWIADKA',
      paragraphs: [
        `Przyjdę w wyznaczonym terminie. Proszę o zwrot kosztów dojazdu i utraconego zarobku (${cite(isCriminal(facts) ? law.otherGrounds.witnessMoney : law.courtCosts.witnessMoney)}).`,
      ],
      requests: [`zwrot kosztów: ${gap('dojazd i zarobek, według dowodów')}`],
      attachments: ['bilety lub oświadczenie o trasie', 'zaświadczenie o utraconym zarobku'],
      strategy: 'Przychodzisz i od razu prosisz o zwrot kosztów: czas na to jest krótki.',
      pros: ['Brak ryzyka grzywny.', 'Koszty wracają.'],
      cons: ['Trzeba zachować dowody wydatków.'],
    },
    assertive: {
      heading: 'OŚWIADCZENIE ŚWIADKA',
      paragraphs: ['Składam oświadczenie w związku z wezwaniem mnie na świadka.'],
      grounds: [
        isCriminal(facts)
          ? `Jestem osobą najbliższą dla osoby, której sprawa dotyczy, i odmawiam zeznań (${cite(law.criminal.witnessRefusal)}).`
          : `Jestem małżonkiem, wstępnym, zstępnym, rodzeństwem albo powinowatym strony i odmawiam zeznań (${cite(law.civilProcedure.witnessRefusal)}).`,
        'Obowiązuje mnie tajemnica zawodowa.',
        'Nic nie wiem o tej sprawie; proszę o rozważenie, czy muszę przyjść.',
      ],
      strategy: 'Mówisz z góry, że prawo pozwala Ci odmówić zeznań.',
      pros: ['Organ może zwolnić Cię z przyjścia.'],
      cons: ['Dopóki wezwania nie odwołano, trzeba przyjść.'],
    },
    delay: anotherDay(
      'jako świadek',
      'zaświadczenie lekarza sądowego',
      isCriminal(facts)
        ? []
        : [
            `Proszę o zeznanie na piśmie albo zdalnie (${cite(law.civilGrounds.writtenTestimony)}).`,
          ],
    ),
  }),
};

const summons: Replies = {
  subject: 'wezwania do stawiennictwa',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        'Przyjdę w wyznaczonym terminie. Proszę o informację, jak długo potrwa czynność i jakie dokumenty mam zabrać.',
        'Jeżeli potrzebne są dodatkowe dane, proszę o wskazanie ich na piśmie.',
      ],
      strategy: 'Potwierdzasz przyjście i pytasz o dokumenty.',
      pros: ['Brak ryzyka kary.'],
      cons: ['Trzeba dostosować plany.'],
    },
    assertive: /^s[aą]d/iu.test(facts.sender ?? '') ? evidenceMotions : askTheRole,
    delay: anotherDay('stawiennictwa', 'dowód przyczyny nieobecności'),
  }),
};

export const summonsFamilies = {
  /** rozprawa or posiedzenie, the reader is a party */
  hearing: {
    ...hearing,
    recommended: [
      'cooperative',
      'Gdy sąd wezwał Cię osobiście, przyjdź; w innym razie warto przyjść. Gdy masz dowody, zgłoś je wariantem 2.',
    ],
  },
  /** the reader is a witness or an expert */
  witness: {
    ...witness,
    recommended: [
      'cooperative',
      'Świadek musi przyjść. Wariant 2 jest dla bliskich strony, wariant 3 dla osób z ważną przeszkodą.',
    ],
  },
  /** any other call to appear */
  summons: {
    ...summons,
    recommended: [
      'cooperative',
      'Przyjdź w wyznaczonym terminie. Jeżeli masz ważną przeszkodę, wybierz wariant 3.',
    ],
  },
} as const satisfies Families;
