import { type CaseDeed, type DeedDescription, open, quiet } from './case-deed.ts';

/** Deeds that give the reader something or take a burden away. */
export const favours = {
  closes_burden: {
    ...quiet,
    label: 'Umorzenie postępowania',
    meaning: 'Postępowanie zostało umorzone: zakończono je i niczego w nim nie nakazano.',
    isGood: true,
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
  waives_penalty: {
    ...quiet,
    label: 'Odstąpienie od kary lub opłaty',
    meaning: 'Kary ani opłaty, o której mowa w piśmie, nie nałożono.',
    isGood: true,
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
} as const satisfies Partial<Record<CaseDeed, DeedDescription>>;
