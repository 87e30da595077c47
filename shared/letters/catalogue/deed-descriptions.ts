import type { DocumentType } from './document-type.ts';

/** What a letter may do in a case instead of what letters of its kind usually do. */
export type CaseDeed =
  | 'closes'
  | 'closes_burden'
  | 'suspends'
  | 'suspends_enforcement'
  | 'resumes'
  | 'corrects'
  | 'extends'
  | 'delays'
  | 'changes'
  | 'returns'
  | 'refers'
  | 'permits'
  | 'permits_with_duties'
  | 'grants_relief'
  | 'gives_thing_back'
  | 'lists_estate'
  | 'lifts_seizure'
  | 'withdraws_demand'
  | 'withdraws_notice'
  | 'withdraws_notice_agreed';

/** The description of a letter by its deed, true whoever wrote it. */
export type DeedDescription = Pick<
  DocumentType,
  'label' | 'meaning' | 'level' | 'consequence' | 'duties' | 'counsel'
> & {
  /** Whether the reader only gains: the replies thank. Otherwise the remedy, if the letter gives one, stays open. */
  isGood: boolean;
};

const open = {
  level: 'MEDIUM',
  consequence: null,
  duties: ['remedy'],
  counsel: 'by_level',
} as const;
const quiet = { level: 'LOW', consequence: null, duties: ['none'], counsel: 'not_needed' } as const;

export const deedDescriptions: Readonly<Record<CaseDeed, DeedDescription>> = {
  closes: {
    ...open,
    label: 'Umorzenie postępowania',
    meaning:
      'Postępowanie zostało umorzone: kończy się bez rozstrzygnięcia, o które w nim chodziło.',
    consequence: 'Postępowanie pozostanie zakończone.',
    isGood: false,
  },
  closes_burden: {
    ...quiet,
    label: 'Umorzenie postępowania',
    meaning: 'Postępowanie zostało umorzone: zakończono je i niczego w nim nie nakazano.',
    isGood: true,
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
  permits: {
    ...quiet,
    label: 'Zgoda lub zezwolenie',
    meaning: 'Zgodzono się na to, o czym mowa w piśmie. Sprawdź warunki i terminy tej zgody.',
    isGood: true,
  },
  permits_with_duties: {
    ...open,
    label: 'Zgoda lub zezwolenie z warunkami',
    meaning:
      'Zgodzono się na to, o czym mowa w piśmie, ale z obowiązkami. Sprawdź, co i do kiedy trzeba zrobić.',
    isGood: true,
  },
  grants_relief: {
    ...open,
    duties: ['pay', 'remedy'],
    counsel: 'not_needed',
    label: 'Zgoda na raty lub późniejszą zapłatę',
    meaning: 'Zgodzono się na raty albo późniejszą zapłatę. Sprawdź kwoty i dni wpłat.',
    consequence: 'Bez wpłat w terminie ta zgoda może przepaść.',
    isGood: false,
  },
  gives_thing_back: {
    ...open,
    level: 'LOW',
    counsel: 'not_needed',
    label: 'Zwrot zatrzymanej rzeczy',
    meaning:
      'Rzecz zatrzymana w sprawie wraca do osoby wskazanej w piśmie. Sprawdź, gdzie i do kiedy można ją odebrać.',
    isGood: false,
  },
  lists_estate: {
    ...open,
    duties: ['decide_inheritance'],
    label: 'Spis inwentarza po zmarłej osobie',
    meaning: 'Komornik spisze majątek i długi po zmarłej osobie. Sam spis nie jest egzekucją.',
    isGood: false,
  },
  lifts_seizure: {
    ...quiet,
    label: 'Uchylenie zajęcia',
    meaning:
      'Zajęcie zostało uchylone. Jeżeli pismo nie mówi o końcu egzekucji, sam dług może pozostać.',
    isGood: true,
  },
  withdraws_demand: {
    ...quiet,
    label: 'Wycofanie żądania',
    meaning: 'Nadawca wycofuje to, czego wcześniej żądał. Zachowaj to pismo jako dowód.',
    isGood: true,
  },
  withdraws_notice: {
    ...quiet,
    level: 'MEDIUM',
    label: 'Cofnięcie wypowiedzenia',
    meaning:
      'Nadawca cofa swoje wypowiedzenie. Zwykle potrzebna jest na to Twoja zgoda: bez niej wypowiedzenie może działać dalej, a terminy od niego biegną.',
    isGood: false,
  },
  withdraws_notice_agreed: {
    ...quiet,
    label: 'Cofnięcie wypowiedzenia',
    meaning: 'Nadawca cofa swoje wypowiedzenie: według pisma umowa trwa dalej.',
    isGood: true,
  },
};
