import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { zusAppeal } from './zus-decisions.ts';

const { civilProcedure, socialInsurance, administration } = law;
const krus = {
  issuer: 'zus',
  sender: [words(8, 'kas* rolniczego ubezpieczenia', 'krus')],
  specialization: 'ubezpieczenia społeczne rolników',
  freeHelp: ['legal_aid'],
  lodging: ['counter', 'post', 'e_delivery'],
} as const satisfies Partial<DocumentType>;
const fund = {
  issuer: 'office',
  sender: [words(6, 'narodow* fundusz* zdrowia', 'nfz')],
  specialization: 'ubezpieczenie zdrowotne',
  freeHelp: ['legal_aid'],
} as const satisfies Partial<DocumentType>;

/** KRUS and NFZ. */
export const farmersAndHealthTypes = [
  kindOf({
    ...krus,
    id: 'krus-decyzja',
    code: 'decyzja_zus',
    label: 'Decyzja KRUS',
    counsel: 'advised',
    title: [words(8, 'decyzja')],
    act: [
      words(
        4,
        'odmawia* … rent*',
        'odmawia* … emerytur*',
        'odmawia* … zasil*',
        'odmawia* … ubezpiecz*',
        'przyznaj* … rent*',
        'przyznaj* … emerytur*',
        'przyznaj* … zasil*',
        'wstrzymuj* … rent*',
        'ustala* … ubezpiecz*',
        'zobowiazuj* … zwrot*',
      ),
    ],
    body: [words(4, 'ubezpieczeniu spolecznym rolnikow'), words(3, 'rolnicz*', 'rolnik*')],
    remedy: remedyOf({
      ...zusAppeal,
      via: 'jednostka KRUS, która wydała decyzję',
      form: 'pismo albo ustnie do protokołu w KRUS',
      law: [civilProcedure.socialInsuranceAppeal],
    }),
    level: 'MEDIUM',
    duties: ['remedy', 'gather_evidence'],
    reply: 'krus_decision',
    meaning: 'KRUS rozstrzygnął o Twoim ubezpieczeniu lub świadczeniu rolniczym.',
    consequence: 'Decyzja stanie się prawomocna i trudno będzie ją podważyć.',
    law: [civilProcedure.socialInsuranceLate, socialInsurance.farmersRelief],
  }),
  kindOf({
    ...krus,
    id: 'krus-pismo',
    code: 'pismo_zus',
    label: 'Pismo KRUS',
    title: [words(4, 'zawiadomieni*', 'wezwani*', 'informacj*', 'pismo')],
    act: [words(3, 'wzywa*', 'informuj*', 'zawiadamia*', 'prosz* o', 'prosimy o')],
    body: [words(2, 'rolnik*', 'rolnicz*')],
    remedy: null,
    level: 'LOW',
    duties: ['pay', 'explain'],
    reply: 'admin_call',
    meaning: 'KRUS o czymś zawiadamia albo czegoś potrzebuje.',
    consequence: null,
    law: [socialInsurance.farmersRelief],
    counsel: 'not_needed',
  }),
  kindOf({
    ...fund,
    id: 'nfz-decyzja',
    code: 'decyzja_administracyjna',
    label: 'Decyzja NFZ',
    title: [words(8, 'decyzja')],
    act: [
      words(4, 'orzekam', 'orzeka', 'ustalam', 'odmawiam', 'przyznaj*', 'stwierdzam'),
      words(3, 'kosztow swiadczen*', 'kosztow leczenia', 'ubezpieczeni* zdrowotn*'),
    ],
    body: [words(3, 'prezesa narodowego funduszu', 'prezesa nfz')],
    remedy: remedyOf({
      name: 'odwołanie',
      term: null,
      addressee: 'Prezes NFZ',
      via: 'dyrektor oddziału NFZ, który wydał decyzję',
      form: 'pismo z podpisem',
      next: 'skarga do wojewódzkiego sądu administracyjnego',
      law: [socialInsurance.healthAppeal],
    }),
    level: 'MEDIUM',
    duties: ['remedy', 'pay'],
    reply: 'admin_decision',
    meaning: 'NFZ rozstrzygnął o ubezpieczeniu lub kosztach leczenia.',
    consequence: 'Decyzja stanie się ostateczna.',
    law: [socialInsurance.healthCosts, administration.courtComplaint],
  }),
  kindOf({
    ...fund,
    id: 'nfz-zwrot-kosztow',
    code: 'wezwanie_do_zaplaty',
    label: 'Wezwanie NFZ do zwrotu kosztów leczenia',
    title: [words(8, 'wezwani*')],
    act: [
      words(
        6,
        'wzywa* … zwrot* … swiadczen*',
        'zwrot* kosztow swiadczen',
        'wzywa* … zwrotu kosztow',
      ),
    ],
    body: [words(3, 'brak* prawa do swiadczen', 'ewus')],
    remedy: null,
    level: 'MEDIUM',
    duties: ['pay', 'explain'],
    reply: 'admin_call',
    meaning: 'NFZ żąda zwrotu kosztów leczenia, bo jego zdaniem nie było ubezpieczenia.',
    consequence: 'NFZ może wydać decyzję i ściągnąć pieniądze.',
    law: [socialInsurance.healthCosts],
  }),
];
