import { kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { claim, demand } from './demands.ts';

const { debts, services } = law;

/** Fees of carriers and car parks, registers of debtors. */
export const feeTypes = [
  kindOf({
    ...demand,
    id: 'oplata-dodatkowa-przejazd',
    code: 'wezwanie_do_zaplaty',
    label: 'Wezwanie do zapłaty za przejazd bez biletu',
    sender: [
      words(
        4,
        'zarzad* transportu',
        'przewozow*',
        'komunikacj* miejsk*',
        'przedsiebiorstwo komunikacyjne',
        'kolej*',
        'mpk',
        'ztm',
        'pkp',
      ),
    ],
    title: [words(6, 'wezwani* do zaplaty'), words(6, 'oplat* dodatkow*')],
    act: [
      words(
        6,
        'bez waznego biletu',
        'bez biletu',
        'bez wazn* bilet*',
        'bez waznego dokumentu przewozu',
        'brak* waznego biletu', // kontroler stwierdził brak ważnego biletu
        'brak* biletu',
      ),
    ],
    body: [words(3, 'oplat* dodatkow*'), words(3, 'prawo przewozowe', 'prawa przewozowego')],
    remedy: remedyOf({
      name: 'reklamacja',
      term: null,
      addressee: 'przewoźnik',
      form: 'pismo lub formularz przewoźnika',
      next: 'Rzecznik Praw Pasażera Kolei (pociągi) albo sąd',
      law: [services.ticketShown, debts.ticketLimitation],
    }),
    duties: ['pay', 'remedy', 'object_in_writing'],
    reply: 'transport_fee',
    meaning: 'Przewoźnik żąda opłaty dodatkowej za przejazd bez ważnego biletu.',
    consequence: 'Przewoźnik może wnieść pozew (często do e-Sądu) i doliczyć koszty.',
    law: [services.ticketAnswer],
  }),
  kindOf({
    ...demand,
    id: 'parking-prywatny',
    code: 'wezwanie_do_zaplaty',
    label: 'Wezwanie do zapłaty za parkowanie (parking prywatny)',
    sender: [words(4, '*park*')],
    title: [
      words(
        6,
        'wezwani* do zaplaty',
        'oplat* za parkowanie',
        'oplat* parkingow*',
        'uiszczenia oplaty dodatkow*',
      ),
    ],
    act: [
      words(6, 'regulamin* parkingu'),
      // Only on private ground does the driver make a contract by driving in.
      words(
        9,
        'umow* najmu miejsca',
        'najm* miejsca parkingow*',
        'wjezdzajac na teren parkingu',
        'wjazd* na teren parkingu',
        'wjazd* na parking oznacza*',
        'tablic* przy wjezdzie',
        'limit* bezplatn*',
      ),
      words(
        6,
        'bezplatn* czas*',
        'czas* bezplatn* parkowania',
        'czas* bezplatn* postoju',
        'bezplatn* parkowani*',
        'postoj* powyzej',
      ),
      words(4, 'postoj* … platn*', 'postoj* … bez biletu', 'brak* biletu parkingow*'),
      words(4, 'kar* umown* … park*', 'oplat* karn* … park*', 'oplat* dodatkow* … park*'),
    ],
    body: [words(4, 'parking*'), words(2, 'umow* cywilnoprawn*', 'nie jest mandatem')],
    duties: ['ask_documents', 'object_in_writing', 'pay'],
    reply: 'private_parking',
    meaning: 'Prywatny zarządca parkingu żąda kary umownej. To nie jest mandat.',
    consequence: 'Firma może wnieść pozew; musi wtedy udowodnić umowę i kierowcę.',
    law: [services.parkingProof, services.complaintAnswer, debts.contractPenalty],
  }),
  kindOf({
    ...demand,
    id: 'ostrzezenie-big',
    code: 'wezwanie_do_zaplaty',
    label: 'Ostrzeżenie o wpisie do rejestru dłużników',
    sender: [
      words(4, 'krajowy rejestr dlugow', 'erif', 'infomonitor', 'biuro informacji gospodarczej'),
    ],
    title: [
      words(
        13,
        'zamiar* … informacji gospodarczej',
        'zamiar* … rejestr*',
        'ostrzezeni* … rejestr*',
        'zawiadomieni* … informacji gospodarczej',
        'zamiar* … big',
        'zamiar* … krd',
      ),
    ],
    act: [
      words(
        4,
        'przeka* … informacji gospodarcz*',
        'wpis* … rejestr* dlug*',
        'przeka* … rejestr* dlug*',
        'dopis* … rejestr*',
        'przeka* … do krd',
        'przeka* … do big',
      ),
    ],
    body: [words(2, 'art. 14 ust')],
    duties: ['pay', 'object_in_writing'],
    reply: 'debt_register',
    meaning: 'Wierzyciel uprzedza, że po miesiącu zgłosi dług do rejestru dłużników.',
    consequence: 'Wpis w rejestrze utrudni kredyt, abonament i zakupy na raty.',
    law: [
      debts.registerWarning,
      debts.registerObjection,
      debts.registerCorrection,
      debts.registerTitle,
      ...claim,
    ],
  }),
];
