import { type DocumentType, kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { court } from './court.ts';

const { civilProcedure, civilGrounds, courtCosts } = law;
const call = {
  ...court,
  code: 'wezwanie_urzedu',
  level: 'MEDIUM',
  remedy: null,
  duties: ['attend'],
  counsel: 'not_needed',
  concernsMoney: false,
} as const satisfies Partial<DocumentType>;

/** Hearings of civil courts: parties and witnesses. */
export const hearingTypes = [
  kindOf({
    ...call,
    id: 'rozprawa-strona',
    label: 'Zawiadomienie o rozprawie lub posiedzeniu',
    title: [
      words(
        10,
        'zawiadomieni* o rozprawie',
        'zawiadomieni* o terminie',
        'zawiadomieni* o posiedzeniu',
        'wezwani* na rozprawe',
        'wezwani* na posiedzenie',
        'wezwani* strony',
      ),
      words(3, 'zawiadomieni*'),
    ],
    act: [
      words(
        5,
        'rozprawa … odbedzie sie',
        'o terminie rozprawy',
        'posiedzeni* … odbedzie sie',
        'rozpraw* wyznaczon*',
      ),
      words(3, 'w charakterze strony', 'jako powod*', 'jako pozwan*'),
    ],
    body: [words(2, 'stawiennictw*'), words(1, 'sala', 'sali')],
    reply: 'hearing',
    meaning:
      'Sąd zawiadamia o rozprawie w sprawie, w której jesteś stroną. Pismo mówi, czy musisz przyjść.',
    consequence: 'Sąd może rozpoznać sprawę bez Ciebie.',
    law: [
      civilProcedure.absenceOfParty,
      civilProcedure.adjournment,
      civilProcedure.doctorsCertificate,
      civilProcedure.preparatoryHearing,
    ],
  }),
  kindOf({
    ...call,
    id: 'badanie-biegly',
    label: 'Badanie przez biegłego sądowego',
    title: [words(10, 'o terminie badania', 'wezwani* na badani*')],
    act: [
      words(
        9,
        'badanie odbedzie sie',
        'badanie przez bieg*',
        'badanie u bieg*',
        'stawi* … na badanie',
        'zglosi* … na badanie',
      ),
    ],
    body: [words(3, 'biegl*')],
    reply: 'appointment',
    meaning: 'Sąd wyznaczył badanie przez biegłego. Od jego opinii może zależeć wynik sprawy.',
    consequence: null,
  }),
  kindOf({
    ...call,
    id: 'sad-swiadek',
    label: 'Wezwanie świadka do sądu',
    title: [words(12, 'wezwani* swiadka', 'wezwani* dla swiadka'), words(3, 'wezwani*')],
    act: [
      words(9, 'w charakterze swiadka', 'jako swiadka', 'jako swiadek'),
      words(6, 'wzywa* pan* … charakterze swiadka', 'wzywa* sie pan* … charakterze swiadka'),
    ],
    body: [words(2, 'stawic sie', 'stawienia sie', 'stawiennictw*')],
    reply: 'witness',
    meaning: 'Sąd wzywa Cię jako świadka. Nie jesteś stroną tej sprawy.',
    consequence: 'Za nieusprawiedliwioną nieobecność grozi grzywna, a potem doprowadzenie.',
    law: [
      civilProcedure.witnessDuty,
      civilProcedure.witnessFine,
      civilProcedure.witnessRefusal,
      civilProcedure.doctorsCertificate,
      courtCosts.witnessMoney,
    ],
  }),
  kindOf({
    ...call,
    id: 'sad-swiadek-na-pismie',
    label: 'Wezwanie świadka do zeznań na piśmie',
    title: [words(15, 'zeznan* na pismie', 'zeznani* … na pismie', 'pisemn* zeznan*')],
    act: [
      words(
        13,
        'zlozy pan* zeznan* na pismie',
        'zlozy je pan* na pismie', // dopuścił dowód z Pani zeznań i postanowił, że złoży je Pani na piśmie
        'zlozeni* zeznan* na pismie',
        'zlozeni* zeznan* pisemn*',
        'zeznawal* na pismie',
        'pisemn* zeznan*',
        'odpowiedz* na pytania … swiad*',
      ),
    ],
    body: [words(3, 'art. 271(1)', 'art. 271¹', 'przyrzeczeni*'), words(1, 'swiad*')],
    duties: ['testify'],
    reply: 'written_testimony',
    meaning:
      'Sąd chce, żebyś jako świadek odpowiedział na pytania na piśmie. Nie jesteś stroną i nie musisz przychodzić.',
    consequence: 'Za brak zeznań bez usprawiedliwienia grozi grzywna.',
    law: [
      civilGrounds.writtenTestimony,
      civilProcedure.witnessRefusal,
      civilProcedure.witnessFine,
      civilProcedure.extension,
    ],
  }),
  kindOf({
    ...call,
    id: 'pismo-pozwanego-dla-powoda',
    label: 'Pismo drugiej strony w Twojej sprawie sądowej',
    act: [
      words(
        13,
        'odpis* odpowiedzi na pozew',
        'odpis* sprzeciwu',
        'odpis* zarzutow',
        'odpowiedzi na pozew zlozonej przez',
        'odpowiedz na pozew zlozona przez',
      ),
    ],
    body: [words(2, 'pozwan*'), words(2, 'pism* przygotowawcz*', 'replik*')],
    duties: ['none'],
    reply: 'claimant',
    meaning:
      'Sąd przesyła Ci to, co napisała druga strona w Twojej sprawie. Pismo mówi, czy i do kiedy masz odpowiedzieć.',
    consequence: 'Sąd może pominąć dowody i twierdzenia zgłoszone za późno.',
    law: [civilProcedure.extension],
  }),
];
