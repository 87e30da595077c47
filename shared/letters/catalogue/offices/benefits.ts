import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { appealLaw, office, officeAppeal } from './office.ts';

const { benefits, administration } = law;
const toCouncil = {
  ...officeAppeal,
  addressee: 'samorządowe kolegium odwoławcze',
} as const;
const welfare = words(
  3,
  'osrod* pomocy',
  'mops',
  'mopr',
  'gops',
  'swiadczen rodzinnych',
  'centrum uslug spolecznych',
  'fundusz alimentacyjn*',
  'wojt*',
  'burmistrz*',
  'prezydent*',
);
const shared = {
  ...office,
  sender: [welfare],
  title: [words(8, 'decyzja')],
  level: 'MEDIUM',
  duties: ['remedy', 'pay', 'relief', 'gather_evidence'],
  specialization: 'prawo administracyjne (pomoc społeczna)',
  freeHelp: ['legal_aid', 'social', 'citizen_advice'],
} as const satisfies Partial<DocumentType>;

/** Decisions on benefits, work and health. */
export const benefitTypes = [
  kindOf({
    ...shared,
    id: 'zwrot-swiadczen-rodzinnych',
    label: 'Decyzja o zwrocie świadczeń rodzinnych',
    act: [
      words(8, 'nienaleznie pobran*', 'pobral* nienaleznie', 'do zwrotu'),
      words(1, 'zobowiaz*'),
    ],
    body: [
      words(
        4,
        'swiadczeniach rodzinnych',
        'zasil* rodzinn*',
        'zasil* pielegnacyjn*',
        'swiadczeni* pielegnacyjn*',
      ),
    ],
    remedy: remedyOf(toCouncil),
    reply: 'benefit_refund',
    meaning: 'Urząd rozstrzygnął o zwrocie wypłaconych świadczeń rodzinnych.',
    consequence: 'Decyzja stanie się ostateczna i urząd ściągnie pieniądze z odsetkami.',
    law: [benefits.familyRefund, benefits.familyRelief, ...appealLaw],
  }),
  kindOf({
    ...shared,
    id: 'pomoc-spoleczna-zwrot',
    label: 'Decyzja o zwrocie zasiłku z pomocy społecznej',
    act: [words(8, 'nienaleznie pobran*', 'do zwrotu'), words(1, 'zobowiaz*')],
    body: [words(4, 'o pomocy spolecznej', 'zasilek staly', 'zasilek okresowy', 'zasil* celow*')],
    remedy: remedyOf(toCouncil),
    reply: 'benefit_refund',
    meaning: 'Ośrodek pomocy rozstrzygnął o zwrocie wypłaconych pieniędzy.',
    consequence: 'Decyzja stanie się ostateczna i urząd ściągnie pieniądze.',
    law: [benefits.aidUnduly, benefits.aidRefund, ...appealLaw],
  }),
  kindOf({
    ...shared,
    id: 'pomoc-spoleczna',
    label: 'Decyzja o pomocy społecznej',
    act: [
      words(3, 'przyznaj*', 'odmawiam', 'odmawia', 'orzekam'),
      words(
        6,
        'zasil* staly',
        'zasilk* stalego',
        'zasil* okresow*',
        'zasil* celow*',
        'uslug* opiekuncz*',
        'domu pomocy spolecznej',
      ),
    ],
    body: [words(3, 'o pomocy spolecznej')],
    remedy: remedyOf(toCouncil),
    duties: ['remedy', 'gather_evidence'],
    reply: 'social_aid',
    meaning: 'Ośrodek pomocy rozstrzygnął o pomocy dla Ciebie lub rodziny.',
    consequence: 'Decyzja stanie się ostateczna.',
    law: [...appealLaw, administration.courtFree],
    counsel: 'by_level',
    concernsMoney: false,
  }),
  kindOf({
    ...shared,
    id: 'fundusz-alimentacyjny-decyzja',
    label: 'Decyzja w sprawie funduszu alimentacyjnego',
    act: [
      words(9, 'fundusz* alimentacyjn*', 'dluznik* alimentacyjn*'),
      words(2, 'orzekam', 'odmawiam', 'zobowiaz*', 'uznaj*'),
    ],
    body: [words(3, 'osobom uprawnionym do alimentow')],
    remedy: remedyOf(toCouncil),
    reply: 'benefit_refund',
    meaning: 'Urząd rozstrzygnął o pieniądzach z funduszu alimentacyjnego.',
    consequence: 'Decyzja stanie się ostateczna i będzie można ją egzekwować.',
    law: [
      benefits.maintenanceRefund,
      benefits.maintenanceDebtor,
      benefits.maintenanceRemission,
      ...appealLaw,
    ],
  }),
  kindOf({
    ...shared,
    id: 'urzad-pracy',
    label: 'Decyzja urzędu pracy',
    sender: [words(6, 'urzad pracy', 'urzedu pracy', 'powiatowy urzad pracy')],
    act: [
      words(6, 'status* osoby bezrobotnej', 'status* bezrobotn*', 'prawa do zasilku'),
      words(2, 'orzekam', 'orzeka', 'odmawiam', 'przyznaj*'),
    ],
    body: [words(3, 'rynku pracy')],
    remedy: remedyOf({
      ...officeAppeal,
      addressee: 'wojewoda',
      via: 'urząd pracy, który wydał decyzję',
      law: [benefits.jobsAppeal, administration.appealTerm],
    }),
    duties: ['remedy', 'gather_evidence'],
    reply: 'unemployment',
    meaning: 'Urząd pracy rozstrzygnął o statusie bezrobotnego lub zasiłku.',
    consequence: 'Decyzja stanie się ostateczna.',
    law: [benefits.jobsContact, ...appealLaw, administration.courtFree],
    counsel: 'by_level',
    concernsMoney: false,
    specialization: 'prawo administracyjne (rynek pracy)',
  }),
  kindOf({
    ...shared,
    id: 'niepelnosprawnosc',
    label: 'Orzeczenie o niepełnosprawności',
    sender: [words(6, 'orzekania o niepelnosprawnosci')],
    title: [
      words(14, 'orzeczeni* o stopniu niepelnosprawnosci', 'orzeczeni* o niepelnosprawnosci'),
    ],
    act: [
      words(
        5,
        'zalicza* … stopnia',
        'nie zalicza* … niepelnosprawn*',
        'zalicza* … niepelnosprawn*',
      ),
    ],
    body: [words(2, 'symbol przyczyny', 'wojewodzkiego zespolu')],
    remedy: remedyOf({
      ...officeAppeal,
      addressee: 'wojewódzki zespół do spraw orzekania o niepełnosprawności',
      via: 'powiatowy zespół, który wydał orzeczenie',
      form: 'pismo z podpisem; dołącz nowe wyniki badań',
      next: 'odwołanie do sądu pracy i ubezpieczeń społecznych',
      law: [benefits.disabilityAppeal],
    }),
    duties: ['remedy', 'gather_evidence'],
    reply: 'disability',
    meaning: 'Zespół orzekł o niepełnosprawności: stopniu, czasie i wskazaniach.',
    consequence: 'Orzeczenie stanie się ostateczne.',
    law: [benefits.disabilityCourt],
    counsel: 'by_level',
    concernsMoney: false,
    specialization: 'prawo administracyjne (niepełnosprawność)',
  }),
  kindOf({
    ...shared,
    id: 'arimr',
    label: 'Decyzja ARiMR',
    sender: [words(6, 'restrukturyzacji i modernizacji rolnictwa', 'arimr')],
    act: [
      words(3, 'odmawiam', 'odmawia', 'przyznaj*', 'ustalam', 'orzekam', 'orzeka'),
      words(4, 'platnosci', 'nienaleznie pobran*', 'wsparci*'),
    ],
    remedy: remedyOf({
      ...officeAppeal,
      addressee: 'dyrektor oddziału regionalnego ARiMR',
      via: 'kierownik biura powiatowego ARiMR',
    }),
    reply: 'farm_payments',
    meaning: 'ARiMR rozstrzygnęła o płatnościach dla gospodarstwa.',
    consequence: 'Decyzja stanie się ostateczna.',
    law: appealLaw,
    specialization: 'prawo rolne',
    freeHelp: ['legal_aid'],
  }),
];
