import type { Family, PartyRoles, Saying } from '#shared/letters/answering/replies/parts.ts';
import { remedyFamily, type RemedyText } from '#shared/letters/answering/replies/remedy-family.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const sides: PartyRoles = { reader: 'Dłużnik/Dłużniczka', other: 'Wierzyciel' };
const stay = 'zawieszenie postępowania egzekucyjnego do czasu rozpoznania skargi (art. 821 k.p.c.)';

/** Who accepts the enforcement asks the bailiff for the sum that ends it; instalments are the creditor's to give. */
const askTheSum =
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

/** A complaint to the court through the bailiff, who adds the reasons himself (art. 767 § 5 k.p.c.). */
const complaint = (
  text: Pick<RemedyText, 'subject' | 'requests' | 'grounds' | 'agree'> & Partial<RemedyText>,
) =>
  remedyFamily({
    name: 'skarga na czynność komornika',
    heading: 'SKARGA NA CZYNNOŚĆ KOMORNIKA',
    parties: sides,
    opening: () =>
      'Na podstawie art. 767 k.p.c. wnoszę skargę na czynność komornika opisaną w doręczonym mi piśmie.',
    besides: [
      stay,
      'ograniczenie egzekucji do sposobu najmniej uciążliwego (art. 799 § 1 k.p.c.)',
      'udostępnienie akt sprawy',
    ],
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

export const bailiff = complaint({
  subject: 'czynności komornika',
  requests: undone,
  grounds: () => [
    'Czynność dotyczy rzeczy lub świadczenia wolnego od egzekucji (art. 829, art. 833 k.p.c.).',
    'Zajęto więcej, niż trzeba do zaspokojenia wierzyciela (art. 799 k.p.c.).',
    'Nie jestem dłużnikiem z tego tytułu.',
    'Koszty egzekucji policzono błędnie.',
  ],
  agree: askTheSum(),
});

export const bailiffStart = complaint({
  subject: 'wszczęcia egzekucji',
  requests: () => [
    'uchylenie czynności komornika naruszających prawo',
    'sprostowanie wyliczenia kosztów i odsetek',
  ],
  grounds: (facts) => [
    'Koszty, odsetki lub opłatę komornika policzono błędnie.',
    'Nie doręczono mi odpisu tytułu wykonawczego (art. 805 § 1 k.p.c.).',
    'Nie jestem osobą, której dotyczy tytuł.',
    `Zapłaciłem/zapłaciłam należność${ofSum(facts, ' ')} przed wszczęciem; dowód w załączeniu.`,
    'Nakaz lub wyrok wysłano na adres, pod którym nie mieszkałem/mieszkałam; wnoszę o zawieszenie (art. 820(3) § 1 k.p.c.).',
  ],
  agree: askTheSum(
    ['wskazanie, do kiedy obowiązuje niższa opłata komornika'],
    'Wykaz majątku, jeżeli jest wymagany, składam osobno w terminie z pisma.',
  ),
  risks: [
    'Gdy komornik niczego nie naruszył, skarga kosztuje 50 zł i nic nie da.',
    'Skarga nie bada, czy dług istnieje: zarzuty wobec długu to osobny pozew (art. 840 k.p.c.).',
  ],
});

/** Maintenance has no free sum on an account: the ground for it is not offered there. */
const isMaintenance = ({ view, reference }: LetterFacts) =>
  /\baliment/.test(view.spaced) || /^Kmp/i.test(reference ?? '');

export const bailiffAccount = complaint({
  subject: 'zajęcia rachunku bankowego',
  requests: () => [
    'uchylenie zajęcia w części, w której narusza prawo',
    'zwolnienie spod zajęcia pieniędzy wskazanych w uzasadnieniu',
  ],
  grounds: (facts) => [
    ...(isMaintenance(facts)
      ? []
      : ['Nie zostawiono kwoty wolnej na rachunku (art. 54 Prawa bankowego).']),
    'Zajęto świadczenie wolne od egzekucji, na przykład 800+, świadczenie rodzinne albo z pomocy społecznej (art. 833 § 6 k.p.c.).',
    'Rachunek jest wspólny, a część pieniędzy należy do innej osoby (art. 891(1) i art. 891(2) k.p.c.).',
    'Zajęto więcej, niż trzeba (art. 799 k.p.c.).',
    'Orzeczenie wysłano na adres, pod którym nie mieszkałem/mieszkałam; wnoszę o zawieszenie (art. 820(3) § 1 k.p.c.).',
  ],
  agree: askTheSum(),
});

export const bailiffWage = complaint({
  subject: 'zajęcia wynagrodzenia lub świadczenia',
  requests: () => [
    'ograniczenie zajęcia do granic, na które pozwala prawo',
    'zwrot tego, co potrącono ponad te granice',
  ],
  grounds: (facts) => [
    ...(isMaintenance(facts) ? [] : ['Nie zostawiono kwoty wolnej od potrąceń.']),
    'Potrącono więcej, niż pozwala prawo (art. 833 k.p.c. i art. 87 k.p.).',
    'To moje jedyne źródło utrzymania (art. 833 § 2(1) k.p.c.).',
    'Prowadzone są inne zajęcia tego samego dochodu.',
    'Dług jest już spłacony; dowody w załączeniu.',
  ],
  agree: askTheSum(),
});

export const bailiffMovables = complaint({
  subject: 'zajęcia ruchomości',
  requests: () => [
    'zwolnienie spod zajęcia rzeczy wskazanych w uzasadnieniu',
    'wstrzymanie sprzedaży do rozpoznania skargi',
  ],
  grounds: () => [
    'Zajęta rzecz jest wolna od egzekucji: niezbędna w domu lub do pracy (art. 829 k.p.c.).',
    'Zajęta rzecz nie jest moja; dowód własności w załączeniu.',
    'Rzecz oszacowano za nisko.',
    'Zajęto więcej, niż trzeba (art. 799 i art. 845 § 3 k.p.c.).',
  ],
  agree: askTheSum(['odstąpienie od licytacji po wpłacie']),
});

export const bailiffEstate = complaint({
  subject: 'egzekucji z nieruchomości',
  opening: () =>
    'Na podstawie art. 767 k.p.c. wnoszę skargę na czynność komornika w egzekucji z nieruchomości, opisaną w doręczonym mi piśmie.',
  requests: () => [
    'uchylenie zaskarżonej czynności',
    'ponowny opis i oszacowanie, jeżeli skarga dotyczy wyceny (art. 950 k.p.c.)',
  ],
  grounds: () => [
    'Wycena pomija część budynku, gruntu albo stan po remoncie.',
    'Wycena jest nieaktualna (art. 948 k.p.c.).',
    'Dług jest za mały, żeby sprzedawać mieszkanie (art. 952(1) k.p.c.).',
    'Obwieszczenie zawiera błąd co do nieruchomości lub terminu.',
  ],
  agree: askTheSum(['odwołanie licytacji po wpłacie']),
});

export const bailiffEviction: Family = complaint({
  subject: 'wezwania do opróżnienia lokalu',
  requests: () => [
    'uchylenie wezwania w zakresie, w jakim narusza prawo',
    'wstrzymanie czynności do rozpoznania skargi',
  ],
  grounds: () => [
    'Wyrok daje prawo do najmu socjalnego lokalu, a oferty gminy nie było.',
    'Nie wskazano pomieszczenia, do którego mam się przenieść (art. 1046 § 4 k.p.c.).',
    'Trwa okres ochronny od 1 listopada do 31 marca (art. 16 ustawy o ochronie praw lokatorów).',
    'Zajmuję lokal na podstawie innego tytułu (art. 791 § 3 k.p.c.).',
  ],
  agree: () => ({
    heading: 'PROŚBA O UZGODNIENIE TERMINU OPRÓŻNIENIA LOKALU',
    parties: sides,
    paragraphs: [
      `Opróżnię lokal dobrowolnie. Proszę o wyznaczenie czynności na dzień ${gap('data')} i o spisanie protokołu wydania.`,
    ],
    requests: ['wyznaczenie terminu wydania lokalu', 'wskazanie, gdzie mogę przechować rzeczy'],
    strategy:
      'Uzgadniasz z komornikiem spokojny termin i protokół; równolegle pytasz gminę o pomieszczenie.',
    pros: ['Bez przymusu i dodatkowych kosztów.'],
    cons: ['Po wydaniu lokalu nie ma do niego powrotu.'],
  }),
});
