import { acts } from './acts.ts';
import { announced } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const energy = statementsOf(acts.energy, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/266',
  asOf: '2024',
});
const water = statementsOf(acts.waterSupply, {
  url: 'https://lukaszyk.eu/kiedy-przedsiebiorstwo-wodociagowo-kanalizacyjne-moze-odciac-dostawe-wody/',
  asOf: '2024',
});
const telecom = statementsOf(acts.telecom, null);
const transport = statementsOf(acts.transport, {
  url: 'https://um.warszawa.pl/waw/konsument/-/kary-za-brak-biletu-lub-dokumentu-uprawniajacego-do-ulgi-',
  asOf: '2024',
});
const consumers = statementsOf(acts.consumers, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/1796',
  asOf: '2024-12-05',
});
const air = statementsOf(acts.airPassengers, {
  url: 'https://www.polsatnews.pl/wiadomosc/2026-03-07/',
  asOf: '2026-03-07',
});

/** Energy, water, telecom, transport, consumer purchases. */
export const services = {
  energyCutOff: energy.read(
    'art. 6b ust. 3',
    'Prąd, gaz lub ciepło można wstrzymać dopiero 30 dni po terminie płatności i 14 dni po pisemnym powiadomieniu.',
  ),
  energyComplaint: energy.read(
    'art. 6c ust. 1',
    'Reklamacja złożona w 14 dni od powiadomienia wstrzymuje odcięcie w gospodarstwie domowym; firma odpowiada w 14 dni.',
  ),
  energyCoordinator: energy.read(
    'art. 6c ust. 2',
    'Po odmowie w 14 dni możesz iść do Koordynatora przy Prezesie URE; do tego czasu dostaw nie wstrzymują.',
  ),
  energyWinter: energy.read(
    'art. 6b ust. 3d',
    'Odbiorcy wrażliwemu nie odcina się prądu od 1 listopada do 31 marca.',
  ),
  energyBack: energy.read('art. 6d', 'Po reklamacji już odcięte dostawy wracają w 3 dni.'),
  waterCutOff: water.read(
    'art. 8',
    'Wodę można odciąć przy zaległości za dwa pełne okresy po upomnieniu i 20 dni po zawiadomieniu; firma wskazuje zastępczy punkt poboru.',
  ),
  telecomAnswer: telecom.read(
    'art. 378 ust. 5',
    'Operator odpowiada na reklamację w 30 dni, inaczej ją uznaje.',
    { seen: announced(2024, 1221, '2024-07-12') },
  ),
  telecomComplaint: telecom.read(
    null,
    'Reklamację składa się w 12 miesięcy; operator potwierdza ją w 14 dni.',
    {
      seen: { url: 'https://www.infor.pl/akt-prawny/DZU.2025.286.0001371', asOf: '2026-03-14' },
      from: '2026-03-14',
    },
  ),
  ticketShown: transport.read(
    'art. 33a',
    'Kto miał ważny bilet lub ulgę, pokazuje je przewoźnikowi w 7 dni i płaci tylko opłatę manipulacyjną.',
  ),
  ticketAnswer: transport.read(null, 'Przewoźnik odpowiada na reklamację w 30 dni.', {
    seen: { url: 'https://pasazer.gov.pl/blog/2021/01/29/', asOf: '2021-01-29' },
  }),
  parkingProof: consumers.read(
    null,
    'Operator prywatnego parkingu musi wykazać umowę i to, kto kierował.',
    {
      seen: { url: 'https://pro.rp.pl/nawigator-prawny-poradnik/art43441071', asOf: '2025-12-02' },
    },
  ),
  complaintAnswer: consumers.read(
    'art. 7a',
    'Sprzedawca odpowiada konsumentowi na reklamację w 14 dni; inaczej ją uznaje.',
  ),
  withdrawal: consumers.read(
    'art. 27',
    'Od umowy zawartej na odległość można odstąpić w 14 dni bez powodu.',
  ),
  withdrawalRefund: consumers.read(
    'art. 32',
    'Po odstąpieniu sprzedawca oddaje pieniądze w 14 dni.',
  ),
  goodsRepair: consumers.read(
    'art. 43d',
    'Wadliwy towar najpierw się naprawia lub wymienia; odpowiedzialność trwa 2 lata.',
    { seen: { url: 'https://ih.katowice.pl/?p=357', asOf: '2023' } },
  ),
  airCompensation: air.read(
    'art. 7',
    'Za odwołany lub opóźniony o 3 godziny lot należy się 250, 400 albo 600 euro.',
  ),
} as const;
