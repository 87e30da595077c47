import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { contestFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily } from '#shared/letters/answering/replies/remedy-family.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** A court file of register W concerns a petty offence, one of K a crime. */
const isPettyOffence = ({ view, reference }: LetterFacts) =>
  /\bW\b/.test(reference ?? '') ||
  (!/\bK\b/.test(reference ?? '') && /\bwykroczeni/.test(view.spaced));

/** " w kwocie 1 500,00 zł" of the fine alone: costs have their own rules. */
const fineOf = ({ financial: { main_amount: main } }: LetterFacts) =>
  main.value === null ? '' : ` w kwocie ${moneyText(main.value)}`;

const fineInstalments = (facts: LetterFacts) => ({
  heading: 'WNIOSEK O ROZŁOŻENIE GRZYWNY NA RATY',
  paragraphs: [
    `Proszę o rozłożenie grzywny${fineOf(facts)} na ${gap('liczba')} rat (${cite(law.criminal.fineInstalments)}).`,
  ],
  grounds: [
    'Natychmiastowa zapłata będzie dla mnie lub rodziny zbyt ciężka.',
    'Choruję albo nie mam już pracy.',
    'Utrzymuję inne osoby.',
  ],
  attachments: ['dowody dochodów i wydatków'],
  strategy:
    'Godzisz się z wyrokiem i prosisz sąd o raty grzywny. Wyślij, gdy wyrok będzie prawomocny.',
  pros: ['Koniec sprawy bez rozprawy.'],
  cons: isPettyOffence(facts) ? [] : ['Za przestępstwo zostaje wpis w rejestrze karnym.'],
});

/** The objection needs no reasons, and nobody has to explain the act: the right to silence stays intact. */
const penalOrder = remedyFamily({
  name: 'sprzeciw',
  heading: 'SPRZECIW OD WYROKU NAKAZOWEGO',
  subject: 'wyroku nakazowego',
  opening: (facts) =>
    isPettyOffence(facts)
      ? `Na podstawie ${cite(law.criminal.penalOrder, law.criminal.pettyPenalOrder)} wnoszę sprzeciw od wyroku nakazowego i zaskarżam go w całości.`
      : `Na podstawie ${cite(law.criminal.penalOrder)} wnoszę sprzeciw od wyroku nakazowego i zaskarżam go w całości.`,
  requests: () => [
    'rozpoznanie sprawy na rozprawie na zasadach ogólnych',
    'zawiadomienie mnie o terminie rozprawy',
  ],
  grounds: () => [],
  besides: [
    'udostępnienie mi akt sprawy i zgodę na zdjęcia z akt',
    'wyznaczenie obrońcy z urzędu, jeżeli nie stać mnie na adwokata (oświadczenie o majątku w załączeniu)',
  ],
  gain: 'Wyrok nakazowy traci moc, a sąd zbada sprawę na rozprawie.',
  attachments: [],
  agree: fineInstalments,
  takesReasons: false,
  risks: [
    `Po sprzeciwie sąd może wymierzyć karę surowszą (${cite(law.criminal.penalOrderHarsher)}).`,
    'Sprzeciw można cofnąć do rozpoczęcia rozprawy.',
  ],
});

/** The investigation ends or is not opened: its victim wants it to go on. */
const endsCase = ({ view }: LetterFacts) =>
  /\b(?:umorz|zawiesz)\w*[^.;]{0,60}(?:dochodzeni|sledztw|postepowani)|\bodmow\w* wszczecia/.test(
    view.spaced,
  );

/** Whether the prosecutor who supervises the police hears the complaint against their order. */
const isSupervised = ({ remedy, type, sender }: LetterFacts): boolean =>
  type.issuer === 'police' &&
  /^prokurat/i.test(remedy?.addressee ?? '') &&
  !/^prokurat/i.test(sender ?? '');

function basisOf(facts: LetterFacts): string {
  const { complaintRight, complaintTerm, policeComplaint, prosecutorComplaint } = law.criminal;
  if (facts.type.issuer === 'court') return cite(complaintTerm);
  return cite(complaintRight, isSupervised(facts) ? policeComplaint : prosecutorComplaint);
}

/** Only where things were taken can they be asked back. */
const holdsThings = ({ view }: LetterFacts): boolean =>
  /\b(?:zatrzyman\w*|przeszukan\w*|dowod(?:y|ow|ami|ach)? rzeczow\w*|przechowan\w*)\b/.test(
    view.spaced,
  );
const givesThingsBack: Saying = {
  paragraphs: [
    'Proszę o zwrot moich rzeczy i dokumentów zabezpieczonych w sprawie.',
    'Proszę też o odpis postanowienia ze stwierdzeniem prawomocności.',
  ],
  requests: ['zwrot rzeczy, które do mnie należą', 'wydanie odpisu postanowienia'],
  strategy: 'Godzisz się z postanowieniem i prosisz o zwrot swoich rzeczy.',
  pros: ['Szybki koniec sprawy.'],
  cons: [],
};
const onlyCopy: Saying = {
  paragraphs: [
    'Nie zaskarżam postanowienia. Proszę o odpis ze stwierdzeniem prawomocności, gdy będzie prawomocne.',
  ],
  requests: ['wydanie odpisu postanowienia'],
  strategy:
    'Godzisz się z postanowieniem. Odpis może się przydać, na przykład dla ubezpieczyciela.',
  pros: ['Szybki koniec sprawy.'],
  cons: [],
};

const prosecutionOrder = remedyFamily({
  name: 'zażalenie',
  heading: 'ZAŻALENIE NA POSTANOWIENIE',
  subject: 'postanowienia',
  opening: (facts) =>
    `Na podstawie ${basisOf(facts)} wnoszę zażalenie na postanowienie i zaskarżam je w całości.`,
  requests: (facts) => [
    endsCase(facts)
      ? 'uchylenie postanowienia i dalsze prowadzenie postępowania'
      : 'uchylenie postanowienia',
  ],
  grounds: (facts) =>
    endsCase(facts)
      ? [
          'Nie przesłuchano świadka.',
          'Nie zabezpieczono nagrania lub dokumentów.',
          'Dowody oceniono błędnie.',
          'Nie wysłuchano mnie jako osoby pokrzywdzonej.',
        ]
      : [
          'Nie było podstaw do tego postanowienia.',
          'Rzecz nie jest potrzebna w sprawie, a ja jej potrzebuję.',
          'Moja nieobecność była usprawiedliwiona; dowód w załączeniu.',
        ],
  besides: [`udostępnienie akt sprawy (${cite(law.criminal.files)})`],
  gain: 'Postanowienie sprawdzi sąd albo prokurator nadrzędny.',
  attachments: ['dowody'],
  agree: (facts) => ({
    ...(isSupervised(facts) ? { to: 'remedy' } : {}),
    ...(holdsThings(facts) ? givesThingsBack : onlyCopy),
  }),
});

/** A summons of a suspect: nothing is written about the act, in any variant. */
const suspect: Replies = {
  subject: 'wezwania na przesłuchanie',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Stawię się w wyznaczonym terminie.',
        'Proszę o umożliwienie udziału obrońcy. Decyzję, czy złożę wyjaśnienia, podejmę po zapoznaniu się z zarzutem.',
      ],
      strategy:
        'Przychodzisz. Możesz odmówić wyjaśnień i odpowiedzi na pytania bez podania powodu.',
      pros: ['Brak ryzyka przymusowego doprowadzenia.'],
      cons: ['Warto wcześniej porozmawiać z adwokatem.'],
    },
    assertive: {
      heading: 'OŚWIADCZENIE I WNIOSKI',
      paragraphs: [
        'W związku z wezwaniem oświadczam, że korzystam z prawa do odmowy składania wyjaśnień i odpowiedzi na pytania. Stawię się w wyznaczonym terminie.',
      ],
      requests: [
        'podanie na piśmie treści zarzutu i podstawy prawnej',
        'dopuszczenie do udziału mojego obrońcy',
        'umożliwienie wglądu w akta',
      ],
      strategy: 'Przychodzisz, ale korzystasz z prawa do milczenia i prosisz o akta oraz obrońcę.',
      pros: ['Niczego nie powiesz przeciwko sobie.'],
      cons: ['Odmowa wyjaśnień nie zwalnia z przyjścia.'],
    },
    delay: {
      heading: 'USPRAWIEDLIWIENIE I WNIOSEK O INNY TERMIN',
      paragraphs: [
        'Nie mogę przyjść w wyznaczonym terminie z ważnej przyczyny. Proszę o inny termin.',
      ],
      grounds: [
        'Choroba; zaświadczenie lekarza sądowego w załączeniu.',
        'Mój obrońca nie może przyjść w tym dniu.',
        'Inna rozprawa lub zabieg; dowód w załączeniu.',
      ],
      requests: ['usprawiedliwienie nieobecności', 'wyznaczenie innego terminu'],
      attachments: ['dowód przyczyny'],
      strategy: 'Podajesz ważną przyczynę z dowodem i prosisz o inny termin.',
      pros: ['Czas na rozmowę z obrońcą.'],
      cons: ['Bez zgody obowiązuje pierwszy termin; nieobecność grozi doprowadzeniem.'],
    },
  }),
};

export const penalFamilies = {
  /** wyrok nakazowy */
  penal_order: { ...penalOrder, recommended: contestFirst('wyrokiem') },
  /** postanowienie prokuratora lub Policji */
  prosecution_order: { ...prosecutionOrder, recommended: contestFirst('postanowieniem') },
  /** wezwanie podejrzanego, obwinionego, osoby podejrzanej */
  suspect: {
    ...suspect,
    recommended: [
      'cooperative',
      'Przyjdź, ale pamiętaj: możesz odmówić wyjaśnień bez podania powodu. Wcześniej porozmawiaj z adwokatem.',
    ],
  },
} as const satisfies Families;
