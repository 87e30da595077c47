import { type DocumentType, kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { court } from './court.ts';

const { registers } = law;
const register = {
  ...court,
  code: 'wezwanie_urzedu',
  sender: [words(3, 'krajow* rejestr* sadow*', 'ewidencji i informacji o dzialalnosci')],
  title: [words(3, 'wezwani*', 'postanowieni*', 'zarzadzeni*')],
  remedy: null,
  level: 'MEDIUM',
  specialization: 'prawo gospodarcze',
  freeHelp: ['court_office'],
} as const satisfies Partial<DocumentType>;

/** Calls of the court that keeps the register of companies. */
export const registerCourtTypes = [
  kindOf({
    ...register,
    id: 'wpis-do-rejestru',
    label: 'Wezwanie sądu rejestrowego lub CEIDG',
    act: [
      words(
        5,
        'wpis* do rejestru',
        'wpis* do krs',
        'wpis* do ceidg',
        'wpisu w rejestrze',
        'wpisu w ceidg',
        'aktualizacj* wpisu',
        'wniosku o wpis',
      ),
    ],
    duties: ['cure_defects'],
    reply: 'court_call',
    meaning: 'Rejestr wzywa do złożenia lub poprawienia dokumentów.',
    consequence: 'Wniosek zostanie zwrócony albo sąd nałoży grzywnę.',
    law: [registers.companyDefects, registers.companyCall],
  }),
  kindOf({
    ...register,
    id: 'rejestr-zalegle-dokumenty',
    label: 'Wezwanie sądu rejestrowego do złożenia zaległych dokumentów',
    act: [
      // The order that opens the proceedings; one that imposes the fine has a remedy of its own.
      words(20, 'wszczac postepowani* przymuszajac*', 'wszczyna postepowani* przymuszajac*'),
      words(
        16,
        'wezwac … do zlozenia sprawozdani*',
        'wezwac … do zlozenia rocznego sprawozdani*',
        'wezwac … do zlozenia wniosku o wpis',
      ),
      words(4, 'postepowani* przymuszajac*'),
      words(8, 'repozytori* dokumentow finansow*'),
      words(
        8,
        'zlozeni* sprawozdani* finansow*',
        'art. 24 ust. 1 ustawy o krs',
        'art. 24 ustawy o krs',
        'art. 24 ust. 1 ustawy o krajowym rejestrze',
      ),
    ],
    duties: ['none'],
    reply: 'register_call',
    meaning:
      'Sąd rejestrowy chce, żeby do akt spółki trafiły zaległe dokumenty. Grzywna grozi dopiero temu, kto nie złoży ich w terminie.',
    consequence: 'Sąd może ukarać grzywną, także więcej niż raz.',
    law: [registers.companyCall],
  }),
];
