import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const { taxes, administration } = law;

/** What letters of tax offices share. */
export const taxOffice = {
  issuer: 'tax_office',
  sender: [
    words(
      4,
      'urzad* skarbow*',
      'urzed* skarbow*',
      'krajow* administracj* skarbow*',
      'izb* administracji skarbow*',
      'celno-skarbow*',
    ),
  ],
  specialization: 'prawo podatkowe',
  freeHelp: ['tax_info', 'legal_aid'],
} as const satisfies Partial<DocumentType>;

/** The appeal against a tax decision. */
export const taxAppeal = {
  name: 'odwołanie',
  term: { amount: 14, unit: 'days' },
  addressee: 'dyrektor izby administracji skarbowej',
  via: 'naczelnik urzędu skarbowego, który wydał decyzję',
  form: 'pismo z zarzutami, żądaniem i dowodami',
  next: 'skarga do wojewódzkiego sądu administracyjnego w 30 dni',
  law: [taxes.appealRight, taxes.appealTerm],
} as const;

/** Decisions and orders of tax bodies. */
export const taxDecisionTypes = [
  kindOf({
    ...taxOffice,
    id: 'decyzja-us',
    code: 'decyzja_podatkowa',
    label: 'Decyzja podatkowa urzędu skarbowego',
    title: [words(8, 'decyzja')],
    act: [
      words(
        3,
        'okresla* … zobowiazani*',
        'ustala* … zobowiazani*',
        'okresla* … podat*',
        'ustala* … podat*',
        'orzeka* … podat*',
      ),
    ],
    body: [words(2, 'ordynacj* podatkow*'), words(3, 'odwolani* do dyrektora izby')],
    remedy: remedyOf(taxAppeal),
    level: 'HIGH',
    duties: ['remedy', 'pay', 'gather_evidence'],
    reply: 'tax_decision',
    meaning: 'Urząd skarbowy rozstrzygnął o Twoim podatku. Od decyzji można się odwołać.',
    consequence: 'Decyzja stanie się ostateczna i urząd ją wykona.',
    law: [
      taxes.appealContents,
      taxes.notExecuted,
      taxes.relief,
      taxes.limitation,
      taxes.evidenceRequest,
    ],
  }),
  kindOf({
    ...taxOffice,
    id: 'podatek-lokalny',
    code: 'decyzja_podatkowa',
    label: 'Decyzja w sprawie podatku lub opłaty lokalnej',
    issuer: 'municipality',
    counsel: 'not_needed',
    sender: [
      words(3, 'wojt*', 'burmistrz*', 'prezydent*', 'urzad miasta', 'urzad gminy', 'urzad miejski'),
    ],
    title: [
      words(7, 'decyzja', 'nakaz platniczy'),
      words(
        5,
        'podat* od nieruchomosci',
        'podat* roln*',
        'podat* lesn*',
        'oplat* za gospodarowanie odpadami',
      ),
    ],
    act: [
      words(
        5,
        'ustala* … podat* od nieruchomosci',
        'ustala* … podat* roln*',
        'ustala* … podat* lesn*',
        'okresla* … podat* od nieruchomosci',
        'okresla* … oplat* za gospodarowanie',
        'ustala* … oplat* za gospodarowanie',
      ),
      words(4, 'lacznego zobowiazania pienieznego'),
    ],
    body: [words(4, 'podatkach i oplatach lokalnych')],
    remedy: remedyOf({
      ...taxAppeal,
      addressee: 'samorządowe kolegium odwoławcze',
      via: 'wójt, burmistrz albo prezydent miasta, który wydał decyzję',
    }),
    level: 'LOW',
    duties: ['pay', 'remedy'],
    reply: 'local_tax',
    meaning: 'Gmina ustaliła podatek lub opłatę. Od decyzji można się odwołać.',
    consequence: 'Od niezapłaconych rat urosną odsetki, a gmina wyśle upomnienie.',
    law: [
      taxes.propertyTaxInstalments,
      taxes.dueAfterDecision,
      taxes.relief,
      taxes.wasteFee,
      taxes.wasteDecision,
    ],
  }),
  kindOf({
    ...taxOffice,
    id: 'decyzja-podatkowa-korzystna',
    code: 'decyzja_podatkowa',
    label: 'Decyzja o umorzeniu postępowania lub nadpłacie',
    issuer: 'municipality',
    counsel: 'not_needed',
    sender: [
      ...taxOffice.sender,
      words(4, 'wojt*', 'burmistrz*', 'prezydent*', 'urzad miasta', 'urzad gminy'),
    ],
    title: [words(8, 'decyzja')],
    act: [
      words(
        8,
        'umarza* … postepowani*',
        'umorzyc postepowani*',
        'okresla* nadplate',
        'stwierdza* nadplate',
        'zarzadza* … zwrot',
      ),
    ],
    body: [words(4, 'ordynacj* podatkow*', 'nadplat*'), words(2, 'bezprzedmiotow*')],
    remedy: remedyOf({
      ...taxAppeal,
      addressee: 'organ wskazany w pouczeniu',
      via: 'organ, który wydał decyzję',
    }),
    level: 'LOW',
    duties: ['none'],
    reply: 'favourable',
    meaning: 'Organ podatkowy zakończył sprawę albo rozstrzygnął o zwrocie pieniędzy.',
    consequence: null,
    law: [taxes.refundRequest, administration.correction],
  }),
  kindOf({
    ...taxOffice,
    id: 'postanowienie-podatkowe',
    code: 'decyzja_podatkowa',
    label: 'Postanowienie organu podatkowego',
    title: [words(9, 'postanowieni*')],
    act: [words(3, 'postanawia*')],
    body: [words(3, 'ordynacj* podatkow*'), words(2, 'zazaleni*')],
    remedy: remedyOf({
      ...taxAppeal,
      name: 'zażalenie',
      term: { amount: 7, unit: 'days' },
      law: [taxes.complaintTerm],
    }),
    level: 'MEDIUM',
    duties: ['remedy', 'pay'],
    reply: 'tax_order',
    meaning: 'Organ podatkowy rozstrzygnął kwestię w toku sprawy.',
    consequence: 'Postanowienie będzie wiążące.',
    law: [taxes.orderInAppeal, taxes.fineExcuse, taxes.crediting],
    counsel: 'by_level',
  }),
  kindOf({
    ...taxOffice,
    id: 'wszczecie-postepowania-podatkowego',
    code: 'wezwanie_urzedu',
    label: 'Postanowienie o wszczęciu postępowania podatkowego',
    title: [words(14, 'wszczeci* postepowania podatkowego'), words(9, 'postanowieni*')],
    act: [words(7, 'wszcza* … postepowanie podatkowe', 'wszczyna* … postepowanie podatkowe')],
    body: [words(3, 'art. 165')],
    remedy: null,
    level: 'MEDIUM',
    duties: ['read_file'],
    reply: 'tax_proceeding',
    meaning: 'Urząd zaczął sprawdzać podatek w postępowaniu. O niczym jeszcze nie rozstrzygnął.',
    consequence: 'Urząd wyda decyzję bez Twojego głosu.',
    law: [taxes.files, taxes.evidenceRequest, taxes.correctionSuspended, taxes.orderInAppeal],
    counsel: 'advised',
    concernsMoney: false,
  }),
];
