import { type CaseDeed, type DeedDescription, open, quiet } from './case-deed.ts';

/** Deeds that move a case on, hold it up or end it. */
export const rulings = {
  closes: {
    ...open,
    label: 'Umorzenie postępowania',
    meaning:
      'Postępowanie zostało umorzone: kończy się bez rozstrzygnięcia, o które w nim chodziło.',
    consequence: 'Postępowanie pozostanie zakończone.',
    isGood: false,
  },
  suspends: {
    ...open,
    label: 'Zawieszenie postępowania',
    meaning:
      'Postępowanie zostało zawieszone, czyli wstrzymane na pewien czas. O samej sprawie jeszcze nie rozstrzygnięto.',
    isGood: false,
  },
  suspends_enforcement: {
    ...open,
    label: 'Zawieszenie egzekucji',
    meaning:
      'Egzekucja została zawieszona, czyli wstrzymana na pewien czas. To nie jest jej koniec: dług pozostaje, a wcześniejsze zajęcia zwykle trwają.',
    isGood: false,
  },
  resumes: {
    ...open,
    label: 'Podjęcie zawieszonego postępowania',
    meaning:
      'Sprawa, która była zawieszona, toczy się dalej. O niej samej jeszcze nie rozstrzygnięto.',
    isGood: false,
  },
  corrects: {
    ...open,
    level: 'LOW',
    label: 'Sprostowanie wcześniejszego pisma',
    meaning:
      'Pismo poprawia pomyłkę we wcześniejszym piśmie. Samo rozstrzygnięcie zwykle się przez to nie zmienia.',
    isGood: false,
  },
  extends: {
    ...open,
    label: 'Przedłużenie terminu',
    meaning: 'Termin w tej sprawie przedłużono: obowiązuje nowy, późniejszy dzień z pisma.',
    isGood: false,
  },
  delays: {
    ...quiet,
    label: 'Zawiadomienie o nowym terminie załatwienia sprawy',
    meaning:
      'Urząd nie załatwi sprawy w terminie i podaje nowy. Niczego jeszcze nie rozstrzygnął i niczego nie żąda.',
    isGood: false,
  },
  changes: {
    ...open,
    label: 'Zmiana wcześniejszej decyzji',
    meaning: 'Pismo zmienia wcześniejszą decyzję. To, czego nie zmieniono, obowiązuje dalej.',
    isGood: false,
  },
  returns: {
    ...open,
    label: 'Zwrot złożonego pisma',
    meaning:
      'Złożone pismo zostało zwrócone: nadawca nie zajmie się nim i nie rozstrzygnął sprawy.',
    isGood: false,
  },
  refers: {
    ...quiet,
    label: 'Przekazanie sprawy innemu organowi',
    meaning:
      'Sprawę przekazano innemu organowi, który się nią zajmie. O niczym jeszcze nie rozstrzygnięto.',
    isGood: false,
  },
  reopens: {
    ...open,
    label: 'Wznowienie postępowania',
    meaning:
      'Zakończona sprawa będzie badana jeszcze raz. Czy wcześniejsza decyzja się zmieni, rozstrzygnie osobne pismo.',
    isGood: false,
  },
  stays: {
    ...open,
    label: 'Wstrzymanie wykonania',
    meaning:
      'Wykonanie wcześniejszego rozstrzygnięcia wstrzymano: na razie się go nie wykonuje. O samej sprawie rozstrzygnie osobne pismo.',
    isGood: false,
  },
  voids: {
    ...open,
    label: 'Wygaśnięcie lub nieważność wcześniejszej decyzji',
    meaning: 'Wcześniejsza decyzja przestaje działać albo okazała się nieważna.',
    isGood: false,
  },
  leaves_unexamined: {
    ...open,
    label: 'Pozostawienie pisma bez rozpoznania',
    meaning:
      'Złożone pismo nie zostanie rozpatrzone, na przykład z powodu braków. Zwykle można złożyć nowe, ale liczy się dopiero jego data.',
    isGood: false,
  },
  answers: {
    ...quiet,
    label: 'Odpowiedź urzędu',
    meaning: 'Urząd odpowiada na pismo lub pytanie i niczego w nim nie rozstrzyga.',
    isGood: false,
  },
  lists_estate: {
    ...open,
    duties: ['decide_inheritance'],
    label: 'Spis inwentarza po zmarłej osobie',
    meaning: 'Komornik spisze majątek i długi po zmarłej osobie. Sam spis nie jest egzekucją.',
    isGood: false,
  },
} as const satisfies Partial<Record<CaseDeed, DeedDescription>>;
