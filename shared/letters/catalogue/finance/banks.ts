import { type DocumentType, kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { financialComplaint } from './insurers.ts';

const { finance } = law;
const shared = {
  issuer: 'bank',
  sender: [
    words(
      3,
      'bank',
      'banku',
      'bankiem',
      'skok',
      'kasa oszczednosciowo*',
      'oszczednosciowo-kredytow*',
      '*bank',
      'pko bp',
      'pekao',
      'ing',
      'santander',
      'millennium',
      'alior',
      'paribas',
    ),
  ],
  specialization: 'prawo bankowe i ubezpieczeniowe',
  freeHelp: ['financial', 'consumer', 'legal_aid'],
} as const satisfies Partial<DocumentType>;

/** Letters of banks and lenders. */
export const bankTypes = [
  kindOf({
    ...shared,
    id: 'bank-wypowiedzenie',
    code: 'wypowiedzenie_umowy',
    label: 'Wypowiedzenie umowy kredytu lub pożyczki',
    title: [
      words(
        13,
        'wypowiedzeni* umowy kredyt*',
        'wypowiedzeni* umowy o kredyt*',
        'wypowiedzeni* umowy pozyczk*',
        'wypowiedzeni* kredyt*',
        'wypowiedzeni* pozyczk*',
        'wypowiedzeni* umowy o kart*',
        'wypowiedzeni* umowy rachunk*',
        'wypowiedzeni* umowy o limit*',
        'wypowiedzeni* limit*',
      ),
    ],
    act: [words(4, 'bank* wypowiada', 'wypowiadamy … kredyt*', 'wypowiada … kredyt*')],
    body: [words(2, 'okres* wypowiedzenia'), words(2, 'art. 75')],
    remedy: null,
    level: 'HIGH',
    duties: ['pay', 'restructure', 'object_in_writing'],
    reply: 'bank_notice',
    meaning:
      'Bank kończy umowę kredytu. Spłata zaległości w okresie wypowiedzenia zwykle ją ratuje.',
    consequence: 'Całe zadłużenie stanie się wymagalne od razu, a bank wystąpi z pozwem.',
    law: [finance.notice, finance.arrearsCall, finance.restructuringRefusal],
  }),
  kindOf({
    ...shared,
    id: 'bank-wezwanie',
    code: 'pismo_banku',
    label: 'Wezwanie banku do spłaty zaległości',
    counsel: 'by_level',
    title: [words(6, 'wezwani* do zaplaty', 'wezwani* do splaty', 'monit', 'zawiadomieni*')],
    act: [
      words(3, 'wzywa* … splat*', 'wzywa* … zaplat*', 'wzywa* … uregulowani*'),
      words(3, 'restrukturyzac*'),
    ],
    body: [words(5, 'art. 75c'), words(2, 'kredyt*', 'pozyczk*', 'rachunk* karty', 'limit*')],
    remedy: null,
    level: 'MEDIUM',
    duties: ['pay', 'restructure'],
    reply: 'bank_call',
    meaning: 'Bank wzywa do spłaty zaległej raty i wskazuje, jak uniknąć wypowiedzenia umowy.',
    consequence: 'Bank może wypowiedzieć umowę i zażądać całego długu.',
    law: [finance.arrearsCall, finance.restructuringRefusal, finance.notice],
  }),
  kindOf({
    ...shared,
    id: 'bank-pismo',
    code: 'pismo_banku',
    label: 'Pismo banku',
    counsel: 'not_needed',
    title: [
      words(
        5,
        'odpowiedz*',
        'reklamacj*',
        'zmian* regulaminu',
        'zmian* taryfy',
        'zmian* umowy',
        'zmian* oprocentowania',
        'zmian* tabeli',
        'zmian* … oplat i prowizji',
        'informacj*',
      ),
    ],
    act: [
      words(
        2,
        'w odpowiedzi na',
        'informujemy',
        'od dnia … wyniesie',
        'ulegaj* zmianie',
        'brak sprzeciwu',
      ),
    ],
    body: [
      words(1, 'rachunek', 'rachunku', 'kart*', 'kredyt*', 'regulamin*'),
      words(1, 'reklamacj*'),
    ],
    remedy: financialComplaint,
    level: 'LOW',
    duties: ['weigh_change'],
    reply: 'bank_letter',
    meaning: 'Bank odpowiada albo informuje o zmianach.',
    consequence: 'Zmiany zaczną obowiązywać w podanym dniu.',
    law: [
      finance.changedTerms,
      finance.ombudsman,
      finance.unauthorisedRefund,
      finance.unauthorisedReport,
    ],
  }),
  kindOf({
    ...shared,
    id: 'pfr-subwencja',
    code: 'wezwanie_do_zaplaty',
    label: 'Wezwanie PFR do zwrotu subwencji',
    issuer: 'creditor',
    counsel: 'advised',
    sender: [words(8, 'polski fundusz rozwoju', 'pfr')],
    title: [words(9, 'wezwani* do zwrotu', 'wezwani* do zaplaty'), words(4, 'subwencj*')],
    act: [words(5, 'wzywa … zwrotu', 'zwrot* … subwencj*')],
    body: [words(3, 'tarcz* finansow*', 'beneficjent*')],
    remedy: null,
    level: 'MEDIUM',
    duties: ['pay', 'explain', 'gather_evidence'],
    reply: 'subsidy_refund',
    meaning:
      'Fundusz żąda zwrotu subwencji. To nie jest decyzja urzędu; możesz złożyć wyjaśnienia.',
    consequence: 'Fundusz może wnieść pozew o zwrot pieniędzy.',
    law: [law.debts.proof, law.civilProcedure.defaultJudgment],
    specialization: 'prawo cywilne i gospodarcze',
    freeHelp: ['legal_aid'],
  }),
];
