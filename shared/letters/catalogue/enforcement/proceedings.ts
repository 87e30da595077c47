import { kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { bailiff, bailiffCase, enforcementLaw } from './bailiff.ts';

const { civilEnforcement, civilGrounds } = law;

/** The course of a bailiff's case: the debtor's spouse drawn in, the creditor asked, the money divided, the end. */
export const proceedingTypes = [
  kindOf({
    ...bailiff,
    id: 'komornik-malzonek',
    label: 'Egzekucja przeciwko małżonkowi dłużnika',
    title: [words(15, 'przeciwko malzonk*', 'przeciwko malzon- kowi')],
    act: [
      words(
        12,
        'przeciwko pan* jako malzon*', // klauzulę wykonalności także przeciwko Pani jako małżonce dłużnika
        'przeciwko pan* jako zon*',
        'przeciwko pan* jako mez*',
        'przeciwko malzon* dluzni*',
      ),
    ],
    body: [words(2, 'wspolnosc* majatkow*', 'majatk* wspoln*'), bailiffCase],
    duties: ['pay', 'remedy'],
    reply: 'bailiff_start',
    meaning:
      'Komornik prowadzi egzekucję także przeciwko Tobie, bo jesteś małżonkiem dłużnika. Zwykle wolno mu sięgnąć tylko do majątku wspólnego.',
    consequence: 'Komornik będzie zajmował majątek wspólny, a koszty urosną.',
    law: [
      civilGrounds.spouseClause,
      ...enforcementLaw,
      civilEnforcement.clauseComplaint,
      civilEnforcement.counterSuit,
    ],
  }),
  kindOf({
    ...bailiff,
    id: 'komornik-wezwanie-wierzyciela',
    label: 'Wezwanie komornika do wierzyciela',
    title: [words(13, 'wezwani* wierzyciel*', 'wysluchani* wierzyciel*')],
    act: [
      words(
        8,
        'wzywa* wierzyciel*',
        'wysluchuj* wierzyciel*',
        'wzywa* pan* jako wierzyciel*',
        'wezwani* do wskazania majatku',
      ),
    ],
    body: [words(2, 'zaliczk*', 'bezskuteczn*'), bailiffCase],
    remedy: null,
    level: 'MEDIUM',
    duties: ['point_out_assets'],
    reply: 'enforcing_creditor',
    meaning: 'Komornik pyta Cię jako wierzyciela, co dalej z egzekucją. Dług ma ktoś inny.',
    consequence: 'Komornik może pominąć czynność albo umorzyć egzekucję.',
    law: [civilGrounds.creditorHeard],
    counsel: 'by_stakes',
  }),
  kindOf({
    ...bailiff,
    id: 'komornik-plan-podzialu',
    label: 'Plan podziału pieniędzy z egzekucji',
    title: [words(15, 'plan* podzialu', 'projek* planu podzialu')],
    act: [words(10, 'sporzadzi* plan podzialu', 'sporzadzono plan podzialu')],
    body: [bailiffCase],
    remedy: remedyOf({
      name: 'zarzuty przeciwko planowi podziału',
      term: { amount: 2, unit: 'weeks' },
      addressee: 'komornik, który sporządził plan',
      form: 'pismo procesowe: z czym się nie zgadzasz i dlaczego',
      fee: null,
      next: 'o zarzutach rozstrzyga sąd',
      law: [civilGrounds.distributionPlan],
    }),
    level: 'MEDIUM',
    duties: ['check_plan', 'remedy'],
    reply: 'distribution_plan',
    meaning:
      'Komornik podzielił pieniądze z egzekucji między wierzycieli. Sprawdź, ile przypada Tobie.',
    consequence: 'Bez zarzutów plan zostanie wykonany tak, jak go sporządzono.',
    concernsMoney: false,
  }),
  kindOf({
    ...bailiff,
    id: 'komornik-koniec',
    label: 'Zakończenie lub umorzenie egzekucji',
    act: [
      words(
        12,
        'umorzyc postepowanie egzekucyjne',
        'umarza* postepowanie egzekucyjne',
        'umorzyl* postepowanie egzekucyjne',
        'umorzyc egzekucje',
        'umorzyc postepowanie … art. 824', // umorzyć postępowanie na podstawie art. 824 § 1 pkt 3 k.p.c.
        'umorzyc postepowanie … bezskuteczn*',
        'umarzam egzekucje',
        'umorzyl* egzekucje',
        'egzekucja zostala umorzona',
        'umorzon* postepowanie egzekucyjne',
        'zakonczyc postepowanie egzekucyjne',
        'postepowanie egzekucyjne zostalo zakonczone',
        'postepowanie egzekucyjne zostalo umorzone',
        'stwierdza* zakonczenie postepowania',
        'zawiadomieni* o ukonczeni* egzekucj*',
        'zawiadomieni* o zakonczeni* egzekucj*',
        'zawiadamia* o ukonczeni* egzekucj*',
        'zawiadamia* o zakonczeni* egzekucj*',
        'postepowanie egzekucyjne … zostalo zakonczone',
        'egzekucja zostala zakonczona',
        'egzekucja zostala ukonczona',
        'egzekucja jest zakonczona',
        'zakonczyl* egzekucj*',
        'zakonczyl* postepowanie',
        'postepowanie … zakonczyl*', // Postępowanie, prowadzone pod numerem Km 3/24, zakończyłam wczoraj
        'dlug … w calosci pokryt*',
        'naleznosc … w calosci pokryt*',
        'ukonczyl* egzekucj*',
        'postepowanie egzekucyjne … ukonczon*',
        'zostal* wyegzekwowan* w calosci', // świadczenie zostało wyegzekwowane w całości
        'zostal* w calosci wyegzekwowan*',
        'zostal* sciagniet* w calosci',
        'zostal* w calosci zaspokojon*',
      ),
    ],
    title: [
      words(
        12,
        'umorzeni* postepowania egzekucyjnego',
        'zakonczeni* postepowania',
        'ukonczeni* postepowania',
        'ukonczeni* egzekucji',
        'zakonczeni* egzekucji',
      ),
    ],
    body: [bailiffCase],
    level: 'MEDIUM',
    duties: ['pay', 'remedy'],
    reply: 'bailiff',
    meaning:
      'Komornik zakończył albo umorzył egzekucję. Sprawdź, czy zostały jeszcze koszty i kto ma je zapłacić.',
    consequence: 'Po terminie rozstrzygnięcia o kosztach nie da się zaskarżyć.',
    law: [...enforcementLaw, civilEnforcement.feeReduction],
  }),
];
