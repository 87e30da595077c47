import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, PartyRoles, Saying } from '#shared/letters/answering/replies/parts.ts';
import { agreeFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily, type RemedyText } from '#shared/letters/answering/replies/remedy-family.ts';
import { datePart, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { challengedAct } from './challenged-act.ts';

export const sides: PartyRoles = { reader: 'Dłużnik', other: 'Wierzyciel' };
const stay = `zawieszenie postępowania egzekucyjnego do czasu rozpoznania skargi (${cite(law.civilEnforcement.stayByCourt)})`;

/** A reader who accepts the enforcement asks the bailiff for the final sum; the creditor decides on instalments. */
export const askTheSum =
  (more: readonly string[] = [], note = ''): ((facts: LetterFacts) => Saying) =>
  (facts) => ({
    heading: 'WNIOSEK O PODANIE KWOTY DO ZAPŁATY',
    parties: sides,
    paragraphs: [
      `Chcę zapłacić należność${ofSum(facts, ' (według pisma ')}${ofSum(facts, '') === '' ? '' : ')'}. Proszę o podanie kwoty na dzień wpłaty, rachunku i tytułu przelewu.`,
      ...(note === '' ? [] : [note]),
    ],
    requests: [
      'podanie pełnej kwoty do zapłaty na wskazany dzień, z rozbiciem na należność, odsetki, koszty i opłatę',
      'uchylenie zajęć po wpłacie',
      ...more,
    ],
    strategy:
      'Pytasz komornika, ile dokładnie zapłacić, żeby zakończyć sprawę. O raty proś wierzyciela: komornik ich nie udziela.',
    pros: [
      'Szybka wpłata oznacza niższą opłatę komornika (sprawdź pouczenie).',
      'Zajęcia się skończą.',
    ],
    cons: ['Płacisz komornikowi, nie wierzycielowi.'],
  });

/** A reader who needs time sees the bailiff's files first. */
export const seeTheFiles = (pro: string, con: string): Saying => ({
  heading: 'WNIOSEK O UDOSTĘPNIENIE AKT',
  parties: sides,
  paragraphs: ['Proszę o udostępnienie akt sprawy i zgodę na wykonanie kopii lub zdjęć.'],
  requests: ['wyznaczenie dnia, w którym obejrzę akta'],
  strategy: 'Najpierw oglądasz akta; dni z pisma biegną dalej.',
  pros: [pro],
  cons: [con],
});

/** A complaint to the court through the bailiff, who adds the reasons (art. 767 § 5 k.p.c.). */
export const complaint = (
  text: Pick<RemedyText, 'subject' | 'requests' | 'grounds' | 'agree'> & Partial<RemedyText>,
) =>
  remedyFamily({
    name: 'skarga na czynność komornika',
    heading: 'SKARGA NA CZYNNOŚĆ KOMORNIKA',
    parties: sides,
    opening: (facts) =>
      `Na podstawie ${cite(law.civilEnforcement.complaintCourt)} zaskarżam czynność komornika ${datePart(facts)}: ${challengedAct(text.subject, facts)}.`,
    besides: [
      stay,
      `ograniczenie egzekucji do sposobu najmniej uciążliwego (${cite(law.civilEnforcement.leastBurden)})`,
      'udostępnienie akt sprawy',
    ],
    gain: 'Czynność sprawdzi sąd.',
    attachments: ['odpis skargi', 'dowód opłaty od skargi (50 zł)', 'dowody'],
    risks: [
      'Skarga kosztuje 50 zł i sama nie wstrzymuje egzekucji.',
      'Skarga nie bada, czy dług istnieje.',
    ],
    ...text,
  });

const undone = () => [
  'uchylenie zaskarżonej czynności w całości albo w części wskazanej w uzasadnieniu',
];

const bailiff = complaint({
  subject: 'czynności komornika',
  requests: undone,
  grounds: () => [
    `Czynność dotyczy rzeczy lub świadczenia wolnego od egzekucji (${cite(law.civilEnforcement.movablesFree, law.civilEnforcement.protectedBenefits)}).`,
    `Zajęto więcej, niż trzeba do zaspokojenia wierzyciela (${cite(law.civilEnforcement.leastBurden)}).`,
    'Nie jestem dłużnikiem z tego tytułu.',
    'Koszty egzekucji policzono błędnie.',
  ],
  agree: askTheSum(),
});

const bailiffStart = complaint({
  subject: 'wszczęcia egzekucji',
  requests: () => [
    'uchylenie czynności komornika naruszających prawo',
    'sprostowanie wyliczenia kosztów i odsetek',
  ],
  grounds: (facts) => [
    'Koszty, odsetki lub opłatę komornika policzono błędnie.',
    `Nie doręczono mi odpisu tytułu wykonawczego (${cite(law.civilEnforcement.noticeOfStart)}).`,
    'Nie jestem osobą, której dotyczy tytuł.',
    `Należność${ofSum(facts, ' ')} zapłacono przed wszczęciem; dowód w załączeniu.`,
    `Nakaz lub wyrok wysłano na adres, który nie był moim miejscem zamieszkania; wnoszę o zawieszenie (${cite(law.civilEnforcement.stayWrongAddress)}).`,
  ],
  agree: askTheSum(
    ['wskazanie, do kiedy obowiązuje niższa opłata komornika'],
    'Wykaz majątku, jeżeli jest wymagany, składam osobno w terminie z pisma.',
  ),
  risks: [
    'Gdy komornik niczego nie naruszył, skarga kosztuje 50 zł i nic nie da.',
    `Skarga nie bada, czy dług istnieje: zapłata lub przedawnienie po wyroku to osobny pozew (${cite(law.civilEnforcement.counterSuit)}).`,
  ],
});

/** Maintenance has no exempt sum on an account, so that ground is not offered. */
const maintenance = wordPattern([
  'w sprawie o aliment*',
  'w sprawie o swiadczenia aliment*',
  'alimenty zalegle',
  'alimenty biezace',
  'alimenty w kwocie',
  'zaleglych alimentow',
  'zaleglosci alimentacyjne*',
  'tytulem alimentow',
  'egzekucja alimentow na rzecz',
]);
const isMaintenance = ({ view, reference }: LetterFacts) =>
  /^Kmp/i.test(reference ?? '') || maintenance.test(view.spaced);

const bailiffAccount = complaint({
  subject: 'zajęcia rachunku bankowego',
  requests: () => [
    'uchylenie zajęcia w części, w której narusza prawo',
    'zwolnienie spod zajęcia pieniędzy wskazanych w uzasadnieniu',
  ],
  grounds: (facts) => [
    ...(isMaintenance(facts)
      ? []
      : [
          `Nie zostawiono kwoty wolnej na rachunku (${cite(law.civilEnforcement.accountFreeSum)}).`,
        ]),
    `Zajęto świadczenie wolne od egzekucji, na przykład 800+, świadczenie rodzinne albo z pomocy społecznej (${cite(law.civilEnforcement.protectedBenefits)}).`,
    `Rachunek jest wspólny z osobą, która nie jest moim małżonkiem; egzekucja może objąć tylko mój udział (${cite(law.civilEnforcement.sharedAccount)}). Umowę rachunku dołączam.`,
    `Zajęto więcej, niż trzeba (${cite(law.civilEnforcement.leastBurden)}).`,
    `Orzeczenie wysłano na adres, który nie był moim miejscem zamieszkania; wnoszę o zawieszenie (${cite(law.civilEnforcement.stayWrongAddress)}).`,
  ],
  agree: askTheSum(),
});

const bailiffWage = complaint({
  subject: 'zajęcia wynagrodzenia lub świadczenia',
  requests: () => [
    'ograniczenie zajęcia do granic, na które pozwala prawo',
    'zwrot tego, co potrącono ponad te granice',
  ],
  grounds: (facts) => [
    ...(isMaintenance(facts) ? [] : ['Nie zostawiono kwoty wolnej od potrąceń.']),
    `Potrącono więcej, niż pozwala prawo (${cite(law.civilGrounds.seizureLimits, law.civilEnforcement.wageLimits)}).`,
    `To moje jedyne źródło utrzymania (${cite(law.civilEnforcement.soleIncome)}).`,
    'Prowadzone są inne zajęcia tego samego dochodu.',
    'Dług jest już spłacony; dowody w załączeniu.',
  ],
  agree: askTheSum(),
});

const bailiffMovables = complaint({
  subject: 'zajęcia ruchomości',
  requests: () => [
    'zwolnienie spod zajęcia rzeczy wskazanych w uzasadnieniu',
    'wstrzymanie sprzedaży do rozpoznania skargi',
  ],
  grounds: () => [
    `Zajęta rzecz jest wolna od egzekucji: niezbędna w domu lub do pracy (${cite(law.civilEnforcement.movablesFree)}).`,
    'Zajęta rzecz nie jest moja; dowód własności w załączeniu.',
    'Rzecz oszacowano za nisko.',
    `Zajęto więcej, niż trzeba (${cite(law.civilEnforcement.leastBurden, law.civilGrounds.movablesLimit)}).`,
  ],
  agree: askTheSum(['odstąpienie od licytacji po wpłacie']),
});

export const bailiffFirst = agreeFirst(
  'Skarga kosztuje 50 zł i ma sens tylko wtedy, gdy komornik złamał przepisy. W zwykłej sprawie zapytaj o kwotę i ułóż spłatę z wierzycielem.',
);

export const bailiffFamilies = {
  /** czynność komornika that fits none of the kinds below */
  bailiff: { ...bailiff, recommended: bailiffFirst },
  /** zawiadomienie o wszczęciu egzekucji */
  bailiff_start: { ...bailiffStart, recommended: bailiffFirst },
  /** zajęcie rachunku */
  bailiff_account: { ...bailiffAccount, recommended: bailiffFirst },
  /** zajęcie wynagrodzenia, emerytury, renty */
  bailiff_wage: { ...bailiffWage, recommended: bailiffFirst },
  /** zajęcie i licytacja ruchomości */
  bailiff_movables: { ...bailiffMovables, recommended: bailiffFirst },
} as const satisfies Families;
