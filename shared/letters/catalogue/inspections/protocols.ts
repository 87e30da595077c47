import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { office } from '#shared/letters/catalogue/offices/office.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const { inspections, socialInsurance } = law;

const protocol = {
  title: [
    words(12, 'protokol kontroli', 'protokol z kontroli', 'protokol z przeprowadzonej kontroli'),
    words(8, 'projekt wystapienia pokontrolnego', 'wystapienie pokontrolne'),
  ],
  act: [
    words(4, 'zastrzezen* … protokol*', 'zastrzezen* do ustalen', 'zastrzezen* do protokol*'),
    words(3, 'kontrole przeprowadzi*', 'zakres kontroli', 'ustalenia kontroli'),
  ],
  level: 'HIGH',
  duties: ['remedy', 'correct', 'gather_evidence'],
  reply: 'control_protocol',
  meaning: 'Kontrola spisała ustalenia, z którymi możesz się nie zgodzić. To jeszcze nie decyzja.',
  consequence: 'Ustalenia bez zastrzeżeń mogą być podstawą decyzji.',
  concernsMoney: false,
} as const satisfies Partial<DocumentType>;

const objection = {
  name: 'zastrzeżenia do protokołu',
  addressee: 'kontrolujący z pisma',
  form: 'pismo z zastrzeżeniami i dowodami',
  next: 'odwołanie od późniejszej decyzji',
} as const;

/** Findings of an inspection: no decision yet, but objections have a term. */
export const protocolTypes = [
  kindOf({
    ...office,
    ...protocol,
    id: 'zus-protokol-kontroli',
    code: 'pismo_zus',
    issuer: 'zus',
    label: 'Protokół kontroli ZUS',
    sender: [words(6, 'zaklad* ubezpieczen spolecznych', 'zus')],
    body: [words(3, 'platnik* skladek', 'kontrol* zus')],
    remedy: remedyOf({
      ...objection,
      term: { amount: 14, unit: 'days' },
      law: [socialInsurance.controlProtocol],
    }),
    specialization: 'prawo ubezpieczeń społecznych',
  }),
  kindOf({
    ...office,
    ...protocol,
    id: 'pip-protokol-kontroli',
    code: 'inne',
    label: 'Protokół kontroli inspekcji pracy',
    sender: [words(6, 'inspekcj* pracy', 'inspektorat* pracy')],
    remedy: remedyOf({
      ...objection,
      term: { amount: 7, unit: 'days' },
      law: [inspections.labourProtocol],
    }),
    specialization: 'prawo pracy',
    freeHelp: ['labour', 'legal_aid'],
  }),
  kindOf({
    ...office,
    ...protocol,
    id: 'protokol-kontroli-urzedu',
    code: 'inne',
    label: 'Protokół kontroli urzędu lub inspekcji',
    sender: [
      words(
        6,
        'inspektor* sanitarn*',
        'inspekcj* sanitarn*',
        'stacj* sanitarno*',
        'inspekcj* handlow*',
        'ochrony konkurencji',
        'narodow* fundusz* zdrowia',
        'urzad gminy',
        'urzad miasta',
        'urzad miejski',
        'starostwo*',
        'ochrony srodowiska',
        'transportu drogowego',
        'weterynari*',
      ),
    ],
    // Each office has its own term: the letter's instruction opens the remedy.
    remedy: null,
  }),
];
