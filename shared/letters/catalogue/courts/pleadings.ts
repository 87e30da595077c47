import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { court } from './court.ts';

const { civilProcedure, courtCosts, familyAndEstates, debts, housing } = law;

const answer = remedyOf({
  name: 'odpowiedź na pozew',
  term: null,
  addressee: 'sąd, który doręczył pozew',
  form: 'pismo procesowe z odpisem dla powoda',
  next: 'wyrok po rozprawie, potem apelacja',
  law: [civilProcedure.answerTerm],
});
const service = [
  words(11, 'odpowiedz* na pozew'),
  words(10, 'odpis* pozwu', 'doreczeni* pozwu'),
  words(3, 'zarzadzeni*'),
] as const;
const called = words(5, 'odpowiedz* na pozew');
const suit = {
  ...court,
  title: service,
  remedy: answer,
  duties: ['answer_suit'],
} as const satisfies Partial<DocumentType>;

/** Suits and motions served on the reader, calls to put a pleading right. */
export const pleadingTypes = [
  kindOf({
    ...suit,
    id: 'pozew',
    label: 'Odpis pozwu z zobowiązaniem do złożenia odpowiedzi',
    act: [words(4, 'odpis* pozwu'), called],
    body: [words(1, 'wyrok* zaoczn*')],
    reply: 'lawsuit',
    meaning: 'Ktoś pozwał Cię do sądu. Sąd czeka na Twoją pisemną odpowiedź na pozew.',
    consequence: 'Sąd może wydać wyrok zaoczny, opierając się na samym pozwie.',
    law: [
      civilProcedure.defaultJudgment,
      civilProcedure.extension,
      civilProcedure.setOff,
      civilProcedure.mediation,
      debts.proof,
    ],
  }),
  kindOf({
    ...suit,
    id: 'pozew-rozwod',
    code: 'wezwanie_urzedu',
    label: 'Pozew o rozwód lub separację z wezwaniem do odpowiedzi',
    act: [
      words(11, 'pozw* … o rozwod', 'pozew … o rozwod', 'przeciwko … o rozwod', 'o separacj*'),
      called,
    ],
    body: [words(1, 'malzonk*', 'maloletni*', 'wywiad*')],
    reply: 'divorce',
    meaning: 'Małżonek wniósł pozew do sądu. Sąd czeka na Twoją pisemną odpowiedź.',
    consequence: 'Sąd poprowadzi sprawę bez Twojego stanowiska.',
    law: [civilProcedure.preparatoryHearing, familyAndEstates.divorce, courtCosts.divorce],
    concernsMoney: false,
    specialization: 'prawo rodzinne',
  }),
  kindOf({
    ...suit,
    id: 'pozew-alimenty',
    label: 'Pozew o alimenty z wezwaniem do odpowiedzi',
    act: [
      words(
        11,
        'pozw* … o alimenty',
        'pozew … o alimenty',
        'przeciwko … o alimenty',
        'o podwyzszenie alimentow',
        'o obnizenie alimentow',
        'o uchylenie alimentow',
      ),
      called,
    ],
    body: [words(1, 'maloletni*', 'wyrok* zaoczn*')],
    reply: 'alimony',
    meaning:
      'Ktoś wystąpił do sądu w sprawie alimentów. Sąd czeka na Twoją pisemną odpowiedź na pozew.',
    consequence: 'Sąd może wydać wyrok zaoczny, opierając się na samym pozwie.',
    law: [
      civilProcedure.defaultJudgment,
      familyAndEstates.maintenanceScope,
      familyAndEstates.maintenanceChange,
      civilProcedure.maintenanceEnforceable,
      civilProcedure.securityComplaint,
    ],
    specialization: 'prawo rodzinne',
  }),
  kindOf({
    ...suit,
    id: 'pozew-eksmisja',
    label: 'Pozew o opróżnienie lokalu (eksmisję) z wezwaniem do odpowiedzi',
    act: [
      words(
        11,
        'pozw* … o oproznienie',
        'pozew … o oproznienie',
        'przeciwko … o oproznienie',
        'pozw* … o eksmisj*',
        'przeciwko … o eksmisj*',
      ),
      called,
    ],
    reply: 'eviction',
    meaning:
      'Ktoś żąda w sądzie, żebyś opuścił lub opuściła mieszkanie. Sąd czeka na odpowiedź na pozew.',
    consequence: 'Sąd może wydać wyrok bez Twojego stanowiska.',
    law: [housing.socialFlat, housing.evictionJudgment, housing.winterProtection],
    specialization: 'prawo najmu i ochrony lokatorów',
    freeHelp: ['legal_aid', 'citizen_advice', 'social'],
  }),
  kindOf({
    ...court,
    id: 'spadek-sad',
    code: 'wezwanie_urzedu',
    label: 'Sprawa spadkowa w sądzie',
    title: [
      words(8, 'doreczeni* odpisu wniosku', 'zawiadomieni*', 'wezwani*', 'odpis* wniosku'),
      words(3, 'spadk*'),
    ],
    act: [
      words(11, 'o stwierdzenie nabycia spadku', 'o dzial spadku', 'stwierdzeni* nabycia spadku'),
      words(
        11,
        'oswiadczeni* … przyjmuje … spadek',
        'oswiadczeni* o przyjeciu lub odrzuceniu spadku',
      ),
      words(2, 'odpis* wniosku', 'odpowiedz* na wniosek'),
    ],
    body: [words(2, 'uczestni*', 'spadk*')],
    remedy: null,
    duties: ['attend', 'decide_inheritance'],
    reply: 'inheritance_case',
    meaning: 'W sądzie toczy się sprawa o spadek, a Ty jesteś jej uczestnikiem.',
    consequence: 'Sąd rozstrzygnie o spadku bez Twojego stanowiska.',
    law: [
      civilProcedure.participantAnswer,
      civilProcedure.participantAbsence,
      civilProcedure.inheritanceAppeal,
      familyAndEstates.inheritanceTerm,
      familyAndEstates.inheritanceSilence,
      courtCosts.inheritance,
    ],
    concernsMoney: false,
    specialization: 'prawo spadkowe',
  }),
  kindOf({
    ...court,
    id: 'sad-odpis-wniosku',
    code: 'wezwanie_urzedu',
    label: 'Odpis wniosku w sprawie sądowej',
    title: [words(8, 'doreczeni* odpisu wniosku', 'odpis* wniosku')],
    act: [
      words(7, 'odpis* wniosku', 'odpowiedz* na wniosek', 'na wniosek … wszczeto postepowanie'),
    ],
    body: [words(3, 'uczestni*')],
    remedy: null,
    level: 'MEDIUM',
    duties: ['attend'],
    reply: 'motion_answer',
    meaning:
      'W sądzie toczy się sprawa z wniosku innej osoby, a Ty jesteś jej uczestnikiem. Możesz odpowiedzieć na wniosek.',
    consequence: 'Sąd rozstrzygnie bez Twojego stanowiska.',
    law: [civilProcedure.participantAnswer],
    concernsMoney: false,
  }),
  kindOf({
    ...court,
    id: 'sad-braki-formalne',
    code: 'wezwanie_urzedu',
    label: 'Wezwanie sądu do uzupełnienia braków lub opłaty',
    counsel: 'not_needed',
    title: [
      words(7, 'wezwani* … brak*', 'wezwani* … oplat*', 'wezwani* … wpis*'),
      words(6, 'brak* formaln*'),
      words(4, 'wezwanie'),
      words(3, 'zarzadzeni*'),
    ],
    act: [
      words(5, 'brak* formaln*', 'usuniecia brakow', 'uzupelnienia brakow'),
      words(5, 'pod rygorem zwrotu', 'pod rygorem odrzucenia'),
    ],
    body: [words(3, 'art. 130')],
    remedy: null,
    duties: ['cure_defects'],
    reply: 'court_call',
    meaning:
      'Sąd wzywa do poprawienia lub opłacenia złożonego pisma. Bez tego pismo nie wywoła skutku.',
    consequence: 'Sąd zwróci albo odrzuci pismo, jakby nie zostało złożone.',
    law: [civilProcedure.defects, civilProcedure.advancePayment, courtCosts.exemption],
  }),
];
