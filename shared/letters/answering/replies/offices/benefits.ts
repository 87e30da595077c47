import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Saying } from '#shared/letters/answering/replies/parts.ts';
import { contestFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { ofPeriod, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { carryOut, kpaAppeal } from './decisions.ts';
import { relief } from './relief.ts';

/** Each benefit has its own rule on instalments and remission; none is cited when the letter names no benefit. */
function reliefBasis({ view }: LetterFacts): string | null {
  if (/\bfundusz\w* alimentac/.test(view.spaced)) return cite(law.benefits.maintenanceRefund);
  if (/swiadczeni\w+ rodzinn|zasil\w+ rodzinn/.test(view.spaced))
    return cite(law.benefits.familyRelief);
  return /pomoc\w* spoleczn/.test(view.spaced) ? cite(law.benefits.aidRefund) : null;
}

const benefitRefund = kpaAppeal({
  subject: 'decyzji o zwrocie świadczenia',
  opening: (facts) =>
    `Na podstawie ${cite(law.administration.appealRight, law.administration.appealTerm)} zaskarżam w całości decyzję o zwrocie świadczenia${ofPeriod(facts)}${ofSum(facts)} i odwołuję się od niej.`,
  requests: () => [
    'uchylenie decyzji i umorzenie postępowania w sprawie zwrotu',
    'ewentualnie przekazanie sprawy do ponownego rozpatrzenia',
  ],
  grounds: () => [
    'Nie pouczono mnie o obowiązku zwrotu albo pouczenie było niezrozumiałe.',
    'Nie było mi wiadomo o zmianie, która wpływała na prawo do świadczenia.',
    'Zmiana była zgłoszona; dowód w załączeniu.',
    'Dochód lub okres policzono błędnie.',
  ],
  agree: (facts) =>
    relief({
      basis: reliefBasis(facts),
      of: 'należności do zwrotu',
      remission: true,
      note: 'Zwrot jest należny dopiero, gdy decyzja będzie ostateczna.',
    })(facts),
});

/** Only sums to be returned are spread over instalments, not a monthly fee or a refused benefit. */
const ordersReturn = ({ view, financial }: LetterFacts) =>
  financial.direction !== 'to_receive' &&
  /\b(?:zobowiazuj\w+|nakazuj\w+|zada\w*|obowiaz\w+|do) (?:\w+ ){0,3}zwrot|\bzwrocic\b|\bnienaleznie pobran/.test(
    view.spaced,
  );

const aidRelief = relief({
  basis: cite(law.benefits.aidRefund),
  of: 'należności',
  remission: true,
});

const paysForCareHome = ({ view }: LetterFacts) =>
  /\bdom\w* pomocy spolecznej/.test(view.spaced) && /\boplat\w+ za pobyt/.test(view.spaced);

/** A person who pays for a relative in a care home may ask for a release; the appeal is a separate route. */
const releaseFromFee = (facts: LetterFacts): Saying => ({
  heading: 'WNIOSEK O ZWOLNIENIE Z OPŁATY ZA POBYT W DOMU POMOCY SPOŁECZNEJ',
  paragraphs: [
    `Na podstawie ${cite(law.benefits.careHomeRelease, law.benefits.careHomeFullRelease)} proszę o zwolnienie mnie w całości, a jeżeli to niemożliwe – w części, z opłaty za pobyt bliskiej osoby w domu pomocy społecznej${ofSum(facts)}.`,
  ],
  grounds: [
    'Ponoszę już opłatę za pobyt innej bliskiej osoby; dowód w załączeniu.',
    'Choruję, nie mam pracy albo utrzymuję się z jednego świadczenia lub wynagrodzenia.',
    'Wychowuję dziecko, w tym z niepełnosprawnością, albo jestem w ciąży.',
    'Ta osoba rażąco zaniedbywała obowiązki wobec mnie; dowody w załączeniu.',
    'Sąd pozbawił ją władzy rodzicielskiej nade mną albo skazał za przestępstwo przeciwko rodzinie; wyrok w załączeniu.',
  ],
  attachments: ['dowody dochodów i wydatków', 'dokumenty powołane w uzasadnieniu'],
  strategy:
    'Nie spierasz się o wyliczenie, tylko prosisz o zwolnienie z opłaty. Wniosek możesz złożyć w każdym czasie.',
  pros: ['Opłata może spaść nawet do zera.'],
  cons: ['Do decyzji o zwolnieniu opłata biegnie.'],
});

const socialAid = kpaAppeal({
  grounds: (facts) =>
    paysForCareHome(facts)
      ? careHomeGrounds
      : [...socialAidGrounds, ...(ordersReturn(facts) ? [refundGround] : [])],
  agree: (facts) =>
    paysForCareHome(facts)
      ? releaseFromFee(facts)
      : ordersReturn(facts)
        ? aidRelief(facts)
        : carryOut()(facts),
});

const careHomeGrounds = [
  'Mój dochód policzono za wysoko albo z innego miesiąca; dowody w załączeniu.',
  'Liczbę osób w moim gospodarstwie ustalono błędnie.',
  'Po opłacie zostaje mi mniej niż 300% kryterium dochodowego.',
  'Nie uwzględniono innych osób zobowiązanych do opłaty.',
  'Nie przeprowadzono ze mną wywiadu ani nie zawarto umowy.',
];

const socialAidGrounds = [
  'Wywiad środowiskowy nie oddaje mojej sytuacji.',
  'Dochód policzono za wysoko.',
  'Pominięto chorobę, niepełnosprawność albo wydatki na leki.',
];

/** Offered only when the reader has to return the aid: what the return would undo. */
const refundGround = `Zwrot zniweczyłby skutki pomocy (${cite(law.benefits.aidRefund)}).`;

/** The status stays and only the allowance is refused: nobody missed a visit. */
const refusesAllowance = ({ view }: LetterFacts) =>
  /\b(?:nie przyznaj\w*|odmawia\w*|odmow\w*)[^.]{0,60}\bzasilk/.test(view.spaced) &&
  !/\b(?:pozbawi|utrac\w* status|utrat\w* status)/.test(view.spaced);

const allowanceGrounds = [
  'Okres pracy lub ubezpieczenia policzono błędnie; dokumenty w załączeniu.',
  'Zarobki były wyższe, niż przyjęto; zaświadczenie w załączeniu.',
  'Nie uwzględniono okresu, który zalicza się do zasiłku; dowód w załączeniu.',
];
const visitGrounds = [
  'Urząd dostał ode mnie wiadomość; dowód w załączeniu.',
  'Wezwania lub terminu wizyty mi nie doręczono.',
  'Choroba; zaświadczenie lekarskie w załączeniu.',
  'Nie pouczono mnie o skutkach nieobecności.',
  'Nie było z mojej strony odmowy odpowiedniej pracy.',
];

const unemployment = kpaAppeal({
  grounds: (facts) => (refusesAllowance(facts) ? allowanceGrounds : visitGrounds),
  agree: (facts) => (refusesAllowance(facts) ? carryOut()(facts) : registerAgain),
});

const registerAgain: Saying = {
  paragraphs: [
    'Proszę o informację, kiedy i jakie dokumenty mam złożyć, żeby zarejestrować się ponownie.',
    'Proszę też o wskazanie, do kiedy mam ubezpieczenie zdrowotne.',
  ],
  requests: ['informację o ponownej rejestracji', 'informację o ubezpieczeniu zdrowotnym'],
  strategy: 'Godzisz się z decyzją i rejestrujesz się ponownie; pytasz o ubezpieczenie zdrowotne.',
  pros: ['Szybki powrót do rejestru, jeżeli prawo na to pozwala.'],
  cons: ['Za czas przerwy nie ma zasiłku.'],
};

const disability = kpaAppeal({
  heading: 'ODWOŁANIE OD ORZECZENIA',
  subject: 'orzeczenia o niepełnosprawności',
  opening: () =>
    'Odwołuję się od orzeczenia i zaskarżam je w całości albo w części zaznaczonej w uzasadnieniu.',
  requests: () => [
    'zmianę orzeczenia i zaliczenie mnie do wyższego stopnia niepełnosprawności',
    'zmianę wskazań (w tym co do karty parkingowej i opieki)',
  ],
  grounds: () => [
    'Pominięto moją chorobę lub wyniki badań; dokumenty w załączeniu.',
    'Potrzebuję stałej lub długotrwałej pomocy innych osób.',
    'Wpisano zły symbol przyczyny niepełnosprawności.',
    'Okres orzeczenia jest za krótki albo data jest błędna.',
  ],
  besides: ['przeprowadzenie badania przez innego lekarza', 'udostępnienie akt sprawy'],
  attachments: ['dokumentacja medyczna'],
  agree: () => ({
    paragraphs: [
      'Proszę o informację, jak uzyskać legitymację i ulgi, do których daje ono prawo.',
      'Proszę też o wskazanie, kiedy złożyć wniosek o następne orzeczenie.',
    ],
    requests: ['informację o legitymacji i ulgach', 'informację o następnym wniosku'],
    strategy: 'Zgadzasz się z orzeczeniem i pytasz, z czego możesz skorzystać.',
    pros: ['Bez czekania na drugie badanie.'],
    cons: [],
  }),
  risks: ['Zespół ocenia sprawę od nowa.'],
});

const farmPayments = kpaAppeal({
  grounds: () => [
    'Działka była uprawiana; zdjęcia lub mapy w załączeniu.',
    'We wniosku był oczywisty błąd.',
    'Działała siła wyższa; zgłoszenie w załączeniu.',
    'Powierzchnię lub kwotę policzono błędnie.',
  ],
  agree: relief({
    basis: null,
    of: 'należności do zwrotu',
    remission: true,
  }),
});

const demolition = kpaAppeal({
  grounds: () => [
    'Obiekt nie wymagał pozwolenia ani zgłoszenia.',
    'Mam zgłoszenie albo pozwolenie; kopia w załączeniu.',
    'Nie pouczono mnie o możliwości legalizacji.',
    `Wystarczy naprawa lub zmiana, bez rozbiórki (${cite(law.inspections.repair)}).`,
    'Nie jestem inwestorem ani właścicielem.',
  ],
  agree: () => ({
    paragraphs: [
      'Wykonam decyzję i proszę o wskazanie sposobu oraz dnia, do którego mam to zrobić.',
      'Po wykonaniu prześlę zdjęcia i oświadczenie.',
    ],
    requests: ['potwierdzenie zakresu i terminu wykonania'],
    strategy: 'Wykonujesz decyzję i dokumentujesz to zdjęciami.',
    pros: ['Bez grzywien i wykonania zastępczego.'],
    cons: ['Rozbiórki nie da się cofnąć.'],
  }),
});

export const benefitFamilies = {
  /** zwrot świadczeń rodzinnych, z pomocy społecznej, funduszu alimentacyjnego */
  benefit_refund: { ...benefitRefund, recommended: contestFirst('decyzją') },
  /** decyzja o pomocy społecznej */
  social_aid: { ...socialAid, recommended: contestFirst('decyzją') },
  /** PUP */
  unemployment: { ...unemployment, recommended: contestFirst('decyzją') },
  /** orzeczenie o niepełnosprawności */
  disability: { ...disability, recommended: contestFirst('orzeczeniem') },
  /** ARiMR */
  farm_payments: { ...farmPayments, recommended: contestFirst('decyzją') },
  /** nakaz rozbiórki, wstrzymanie budowy */
  demolition: { ...demolition, recommended: contestFirst('decyzją') },
} as const satisfies Families;
