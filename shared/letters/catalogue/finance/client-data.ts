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
        'aktualizacj* pan* dan*',
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
        'prosi* … aktualizacj* pan* dan*',
        'zaktualizowani* … dan*',
        'zaktualizowa* … dan*',
        'musi miec aktualne',
        'waznosci pan* dowodu',
        'dowod* osobist* … stracil waznosc',
        'uplyn* termin waznosci … dowodu',
        'oswiadczeni* … rezydencj* podatkow*',
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
    reply: 'bank_asks',
    meaning:
      'Bank musi znać aktualne dane klienta i prosi Cię o ich podanie albo o wyjaśnienia. To nie jest zarzut i niczego nie płacisz.',
    consequence: 'Bank może ograniczyć korzystanie z rachunku, a w końcu rozwiązać umowę.',
    concernsMoney: false,
    law: [law.finance.ombudsman],
  }),
  kindOf({
    ...ofBank,
    id: 'bank-dokumenty',
    code: 'pismo_banku',
    label: 'Prośba banku o dokumenty do kredytu',
    counsel: 'not_needed',
    title: [
      words(
        8,
        'dokument* finansow*',
        'o dokument*',
        'brakujac* dokument*',
        'uzupelnieni* dokument*',
        'dostarczeni* dokument*',
      ),
    ],
    act: [
      words(
        6,
        'dokument* … oceny zdolnosci',
        'ocen* zdolnosci kredytow*',
        'oceny zdolnosci kredytow*',
        'przedstawia bankowi dokument*',
        'prosi* … dostarczeni*',
        'prosi* … przedlozeni*',
        'nie otrzymalismy … dokument*',
        'nie dostarczyl* … dokument*',
      ),
    ],
    body: [words(3, 'kredyt*', 'pozyczk*', 'limit*'), words(1, 'zaswiadczen*', 'pit*', 'polis*')],
    remedy: null,
    level: 'MEDIUM',
    duties: ['verify_sender'],
    reply: 'bank_asks',
    meaning:
      'Bank prosi o dokumenty, które według umowy kredytu trzeba mu pokazywać. To nie jest zarzut ani wezwanie do zapłaty.',
    consequence: 'Bank może skorzystać z tego, co na taki wypadek mówi umowa.',
    concernsMoney: false,
    law: [law.finance.ombudsman],
  }),
];
