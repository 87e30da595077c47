import { kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const { familyAndEstates, debts, courtCosts } = law;

/** Inheritances and insolvencies. */
export const estateTypes = [
  kindOf({
    id: 'spadek',
    code: 'wezwanie_do_zaplaty',
    label: 'Pismo do spadkobiercy o długach zmarłego',
    issuer: 'creditor',
    counsel: 'advised',
    title: [words(9, 'spadk*', 'spadkobierc*')],
    act: [
      words(
        5,
        'wzywa* … spadkobierc*',
        'jako spadkobierc*',
        'krag spadkobiercow',
        'kregu spadkobiercow', // do czasu ustalenia kręgu spadkobierców
        'zobowiazani* … zmarl*',
        'w zwiazku ze smiercia … kredyt*',
        'w zwiazku ze smiercia … umow*',
      ),
      words(
        3,
        'dlug* … spadk*',
        'dlug* … zmarl*',
        'zadluzeni* … zmarl*',
        'zadluzeni* … spadk*',
        'zaplat* … zmarl*',
      ),
    ],
    body: [
      words(3, 'spadkobierc*', 'spadkodawc*', 'po zmarl*'),
      words(4, 'odrzuceni* spadku', 'przyjeci* spadku'),
      // Who is asked for a reserved share has the estate already: nothing is left to reject.
      words(-12, 'zachowek', 'zachowku', 'zachowkiem'),
    ],
    remedy: remedyOf({
      name: 'oświadczenie o odrzuceniu lub przyjęciu spadku',
      term: { amount: 6, unit: 'months' },
      start: 'knowledge',
      addressee: 'notariusz albo sąd spadku',
      form: 'oświadczenie przed notariuszem lub sądem',
      fee: 'opłata notarialna albo 100 zł w sądzie',
      law: [familyAndEstates.inheritanceTerm],
    }),
    level: 'HIGH',
    duties: ['decide_inheritance', 'ask_documents'],
    reply: 'inheritance',
    meaning: 'Wierzyciel zmarłego zwraca się do Ciebie jako możliwego spadkobiercy.',
    consequence: 'Po sześciu miesiącach spadek przyjmuje się z dobrodziejstwem inwentarza.',
    law: [
      familyAndEstates.inheritanceSilence,
      familyAndEstates.inheritanceChild,
      familyAndEstates.inheritanceLiability,
      familyAndEstates.coHeirs,
      courtCosts.inheritance,
      debts.limitationConsumer,
    ],
    specialization: 'prawo spadkowe',
    freeHelp: ['legal_aid'],
  }),
  kindOf({
    id: 'notariusz-spadek',
    code: 'inne',
    label: 'Pismo notariusza w sprawie spadku',
    issuer: 'private',
    counsel: 'not_needed',
    // The writer stands in the nominative: "przed notariuszem" is where somebody else sends the reader.
    sender: [
      words(6, 'notariusz', 'notariusze', 'kancelaria notarialna', 'kancelarii notarialnej'),
    ],
    act: [
      words(
        5,
        'protokol* dziedziczeni*',
        'poswiadczeni* dziedziczeni*',
        'otwarci* testamentu',
        'akt* notarialn*',
      ),
    ],
    body: [words(4, 'spadk*', 'dziedziczeni*', 'testament*')],
    remedy: null,
    level: 'LOW',
    duties: ['attend_meeting'],
    reply: 'appointment',
    meaning: 'Notariusz zaprasza do czynności w sprawie spadku albo o niej zawiadamia.',
    consequence: null,
    law: [familyAndEstates.inheritanceDeed, familyAndEstates.inheritanceTerm],
    concernsMoney: true,
    specialization: 'prawo spadkowe',
    freeHelp: ['legal_aid'],
  }),
  kindOf({
    id: 'syndyk-zawiadomienie',
    code: 'inne',
    label: 'Zawiadomienie syndyka o upadłości',
    issuer: 'private',
    counsel: 'by_level',
    sender: [words(6, 'syndyk*', 'nadzorca sadow*', 'zarzadca masy')],
    title: [words(3, 'upadlosc*', 'restrukturyzacj*', 'wierzytelnosc*')],
    act: [
      words(5, 'oglosi* upadlosc', 'ogloszeni* upadlosci', 'ogloszono upadlosc'),
      words(
        3,
        'zglos* wierzytelnosc',
        'zglaszac wierzytelnosc*',
        'wierzytelnosc* nalezy zglosic',
        'zglosic swoj* wierzytelnosc*',
        'zgloszeni* wierzytelnosci',
      ),
    ],
    remedy: null,
    level: 'MEDIUM',
    duties: ['file_claim'],
    reply: 'unknown',
    meaning: 'Twój dłużnik upadł. Żeby dostać część pieniędzy, trzeba zgłosić wierzytelność.',
    consequence: 'Spóźnione zgłoszenie kosztuje, a z podziału majątku można wypaść.',
    law: [familyAndEstates.claimFiling, familyAndEstates.lateClaim],
    specialization: 'prawo upadłościowe',
    freeHelp: ['legal_aid'],
  }),
];
