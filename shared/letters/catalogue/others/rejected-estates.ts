import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const { familyAndEstates, courtCosts } = law;

/** Somebody before the reader rejected an estate: a notice without an act, but with a term. */
export const rejectedEstateTypes = [
  kindOf({
    id: 'sad-odrzucenie-spadku',
    code: 'inne',
    label: 'Zawiadomienie o odrzuceniu spadku przez kogoś innego',
    issuer: 'court',
    counsel: 'advised',
    sender: [words(3, 'sad rejonowy', 'sadu rejonowego')],
    title: [words(4, 'zawiadomienie', 'zawiadomieni* o odrzuceni*')],
    act: [
      words(
        14,
        'oswiadczeni* o odrzuceniu spadku',
        'odrzucil* spadek',
        'spadek … odrzucil*',
        'spadek po … zostal odrzucony',
        'odrzucil* … spadek', // odrzuciła przed notariuszem spadek po nim
        'odrzucil* … notariusz* spadek',
      ),
      words(6, 'moze pan* byc spadkobierc*', 'moga panstwo byc spadkobierc*'),
    ],
    body: [
      words(5, 'w dalszej kolejnosci', 'tytule … powolania', 'powolan* do spadku', 'art. 643'),
      words(5, 'nie dozyl* otwarcia spadku', 'jakby nie dozyl*', 'do spadku dochodz*'),
      // A call to a hearing about the estate is another letter.
      words(-12, 'wzywa* … na rozprawe', 'wezwani* na rozprawe', 'o stwierdzenie nabycia'),
    ],
    remedy: null,
    level: 'HIGH',
    duties: ['decide_inheritance'],
    reply: 'inheritance',
    meaning: 'Ktoś przed Tobą odrzucił spadek, więc teraz możesz dziedziczyć Ty, także długi.',
    consequence: 'Po sześciu miesiącach spadek przyjmuje się z dobrodziejstwem inwentarza.',
    law: [
      familyAndEstates.inheritanceTerm,
      familyAndEstates.inheritanceSilence,
      familyAndEstates.inheritanceChild,
      familyAndEstates.inheritanceLiability,
      courtCosts.inheritance,
    ],
    concernsMoney: false,
    specialization: 'prawo spadkowe',
    freeHelp: ['legal_aid'],
  }),
];
