import { office } from './administration.ts';
import type { DocumentType } from './document-type.ts';
import { taxOffice } from './taxes.ts';

/** Decisions of the second instance, against which only a court is left (legal-facts 3b, row 25). */
export const finalDecisionTypes: readonly DocumentType[] = [
  {
    ...taxOffice,
    id: 'decyzja-dias',
    code: 'decyzja_podatkowa',
    label: 'Decyzja ostateczna dyrektora izby administracji skarbowej',
    sender: [[/(dyrektor\w* izb\w+ administracji skarbow|krajow\w+ informacj\w+ skarbow)/, 5]],
    title: [[/\bdecyzja\b/, 8]],
    body: [
      [/utrzym\w+ w mocy/, 3],
      [/skarg\w+ do (wlasciwego )?wojewodzkiego sadu administracyjnego/, 4],
      [/decyzja (jest|niniejsza jest) ostateczna/, 3],
    ],
    remedy: {
      name: 'skarga do wojewódzkiego sądu administracyjnego',
      term: { amount: 30, unit: 'days' },
      addressee: 'wojewódzki sąd administracyjny',
      via: 'dyrektor izby administracji skarbowej, który wydał decyzję',
      form: 'skarga z odpisami, ze wskazaniem decyzji i naruszenia prawa',
      fee: 'wpis sądowy zależny od sprawy',
      legalBasis: 'art. 53 § 1 i art. 54 § 1 p.p.s.a.',
    },
    level: 'HIGH',
    duties: ['remedy', 'pay', 'gather_evidence'],
    reply: 'final_decision',
    meaning: 'Izba skarbowa rozpatrzyła odwołanie. Pozostaje skarga do sądu administracyjnego.',
    consequence: 'Decyzji nie będzie można już zaskarżyć, a podatek zostanie ściągnięty.',
    source: 'https://orzeczenia.nsa.gov.pl/doc/DB621508CD',
    verified: true,
  },
  {
    ...office,
    id: 'decyzja-ostateczna',
    label: 'Decyzja ostateczna organu odwoławczego',
    sender: [
      [
        /(samorzadowe kolegium odwolawcze|izb\w+ administracji skarbowej|minister|wojewod[ay]\b)/,
        4,
      ],
    ],
    title: [[/\bdecyzja\b/, 8]],
    body: [
      [/utrzym\w+ w mocy/, 3],
      [/skarg\w+ do (wlasciwego )?wojewodzkiego sadu administracyjnego/, 3],
      [/decyzja (jest|niniejsza jest) ostateczna/, 3],
    ],
    remedy: {
      name: 'skarga do wojewódzkiego sądu administracyjnego',
      term: { amount: 30, unit: 'days' },
      addressee: 'wojewódzki sąd administracyjny',
      via: 'organ, który wydał decyzję',
      form: 'skarga z odpisami, ze wskazaniem decyzji i naruszenia prawa',
      fee: 'wpis sądowy zależny od sprawy',
      legalBasis: 'art. 53 § 1 i art. 54 § 1 p.p.s.a.',
    },
    level: 'MEDIUM',
    duties: ['remedy', 'gather_evidence'],
    reply: 'final_decision',
    meaning: 'Organ odwoławczy wydał ostateczną decyzję. Pozostaje skarga do sądu.',
    consequence: 'Decyzji nie będzie można już zaskarżyć do sądu.',
    source: 'https://orzeczenia.nsa.gov.pl/doc/DB621508CD',
    verified: true,
  },
];
