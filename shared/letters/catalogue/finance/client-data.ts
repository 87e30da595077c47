import { kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { ofBank } from './banks.ts';

/** Banks that ask their clients for data, as the law against money laundering makes them do. */
export const clientDataTypes = [
  kindOf({
    ...ofBank,
    id: 'bank-dane-klienta',
    code: 'pismo_banku',
    label: 'Prośba banku o dane lub wyjaśnienia',
    counsel: 'not_needed',
    title: [
      words(
        9,
        'aktualizacj* dan*',
        'zaktualizuj dane',
        'aktualnych informacji',
        'aktualne dane',
        'aktualizacj* dokument*',
        'prosb* o wyjasnieni*',
        'weryfikacj* dan*',
      ),
    ],
    act: [
      words(
        5,
        'prosi* … aktualizacj* dan*',
        'aktualizowac dane klient*',
        'prosi* … uzupelni* … ankiet*',
        'zaktualizowac dane',
        'sprawdzac, czy dane',
        'aktualnych informacji o',
        'odswiezal* danych',
        'wyjasnien do wplyw*',
        'sprawdzac dane',
        'znac swoich klientow',
      ),
      words(2, 'dowod osobisty, ktorego waznosc', 'waznosc dokumentu tozsamosci'),
    ],
    body: [
      words(3, 'praniu pieniedzy', 'finansowani* terroryzmu'),
      words(2, 'srodk* bezpieczenstwa finansowego', 'zrodl* dochod*', 'beneficjent* rzeczywist*'),
    ],
    remedy: null,
    level: 'MEDIUM',
    duties: ['verify_sender'],
    reply: 'bank_letter',
    meaning:
      'Bank musi znać aktualne dane klienta i prosi Cię o ich podanie albo o wyjaśnienia. To nie jest zarzut i niczego nie płacisz.',
    consequence: 'Bank może ograniczyć korzystanie z rachunku, a w końcu rozwiązać umowę.',
    concernsMoney: false,
    law: [law.finance.ombudsman],
  }),
];
