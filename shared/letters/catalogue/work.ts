import type { DocumentType } from './document-type.ts';

const general = { asOf: '2026-11-21', verified: false } as const;

/** Letters of employers (legal-facts 3b, row 38). */
export const workTypes: readonly DocumentType[] = [
  {
    ...general,
    id: 'wypowiedzenie-pracy',
    code: 'wypowiedzenie_umowy',
    label: 'Wypowiedzenie lub rozwiązanie umowy o pracę',
    issuer: 'employer',
    sender: [],
    title: [[/(wypowiedzenie|rozwiazanie) (umowy|stosunku|bez wypowiedzenia umowy)( o)? prac/, 14]],
    body: [
      [/kodeks\w* pracy|art\. ?(30|36|52|53)\b/, 2],
      [/sad\w* pracy/, 3],
      [/swiadectw\w+ pracy|pracodawc/, 2],
    ],
    remedy: {
      name: 'odwołanie',
      term: { amount: 21, unit: 'days' },
      addressee: 'sąd rejonowy – sąd pracy',
      via: null,
      form: 'pozew (odwołanie) z żądaniem przywrócenia do pracy albo odszkodowania',
      fee: 'co do zasady bez opłaty przy wartości do 50 000 zł',
      legalBasis: 'art. 264 Kodeksu pracy',
    },
    level: 'HIGH',
    duties: ['remedy', 'gather_evidence'],
    reply: 'dismissal',
    meaning: 'Pracodawca kończy umowę o pracę. Możesz odwołać się do sądu pracy.',
    consequence: 'Po terminie nie będzie można podważyć zwolnienia.',
    specialization: 'prawo pracy',
    freeHelp: ['labour', 'legal_aid'],
    source: 'art. 264 Kodeksu pracy',
  },
  {
    ...general,
    id: 'kara-porzadkowa',
    code: 'inne',
    label: 'Kara porządkowa od pracodawcy',
    issuer: 'employer',
    sender: [],
    title: [
      [
        /(ukarani\w+|zastosowani\w+|nalozeni\w+|kar[aey])\b.{0,20}\b(upomnieni|nagan|porzadkow|pieniezn)/,
        12,
      ],
    ],
    body: [
      [/art\. ?(108|109|110|112)\b/, 3],
      [/(porzadk\w+|regulamin\w*) pracy|pracodawc|kodeks\w* pracy/, 3],
    ],
    remedy: {
      name: 'sprzeciw',
      term: { amount: 7, unit: 'days' },
      addressee: 'pracodawca, który zastosował karę',
      via: null,
      form: 'pismo do pracodawcy',
      fee: 'bez opłaty',
      legalBasis: 'art. 112 § 1 Kodeksu pracy',
    },
    level: 'MEDIUM',
    duties: ['remedy'],
    reply: 'work_penalty',
    meaning: 'Pracodawca ukarał Cię karą porządkową. Możesz wnieść do niego sprzeciw.',
    consequence: 'Kara zostanie w aktach pracownika na rok.',
    specialization: 'prawo pracy',
    freeHelp: ['labour', 'legal_aid'],
    source: 'art. 108–113 Kodeksu pracy',
  },
];
