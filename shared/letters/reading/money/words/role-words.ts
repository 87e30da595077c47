import { matchesIn } from '#shared/letters/text/matches.ts';
import { everyWord } from '#shared/letters/text/word-list.ts';

/** What a demanded sum is; for a sum that is not demanded, why not. */
export type MoneyRole =
  | 'main'
  | 'interest'
  | 'costs'
  | 'total'
  | 'demand'
  | 'appraisal'
  | 'paid'
  | 'ceiling'
  | 'fee'
  | 'part'
  | 'base'
  | 'claim'
  | 'other';
const mainWords = [
  'naleznosc*', // należność główna, należności
  'kapital*',
  'niedoplat*',
  'brakuj*', // brakuje 842,00 zł
  'nadplat*',
  'zaleglosc*',
  'zalegl* czynsz*',
  'zalegl* skladk*',
  'zalegl* oplat*',
  'skladka na now*', // Składka na nowy rok 812,00 zł
  'skladka na kolejn*',
  'skladka za now*',
  'skladka za kolejn*',
  'skladka za wznowieni*',
  'skladka za polis*',
  'skladka za ubezpieczeni*',
  'skladka ubezpieczeniowa',
  'skladka roczna',
  'skladki',
  'grzywn*',
  'mandat*',
  'odszkodowani*',
  'wynagrodzeni*',
  'zobowiazani*',
  'podat*',
  'clo', // A00 cło 1 284,00 zł
  'cla',
  'dlug* celn*',
  'czynsz*',
  'faktur*',
  'swiadczeni*',
  'wysokosc', // wysokość   800,00 zł miesięcznie
  'zasil*',
  'kar* pieniezn*',
  'kar* umown*',
  'oplat* czlonkowsk*',
  'oplat* dodatkow*',
  'oplat* abonament*',
  'oplat* miesieczn*', // OPŁATA MIESIĘCZNA: 136,00 zł
  'rata',
  'raty',
  'zadluzeni*',
  'dlug',
  'dlugu',
  'roszczeni*',
  'aliment*',
  'doplat*',
  'emerytur*',
  'nagrod*',
  'odpraw*',
];
const interestWords = ['odsetk*', 'odsetek'];
const costWords = [
  'koszt',
  'koszty',
  'kosztow',
  'kosztami',
  'kosztach',
  'kosztem',
  'kosztu',
  'oplat*',
  'wydatk*',
  'zastepstw*',
  'prowizj*',
  'media',
  'monit*',
  'przewozn*', // opłaty dodatkowej 280 zł i przewoźnego 4,60 zł
  'ekspertyz*', // nota nr 31/2026 - ekspertyza wodomierza 289,05 zł
];
const totalWords = [
  'razem',
  'ogolem',
  'do wyplaty',
  'laczni*',
  'laczn* kwo*',
  'laczn* zadluzeni*',
  'laczn* zaleglosc*',
  'suma',
  'w sumie',
  'do zaplaty',
  'do wyrownania', // do wyrównania 1 360,00 zł
  'do uregulowania',
  'do uzupelnienia',
  'calosc',
  'saldo',
];
/** "zaległość w opłatach", "niedopłata z tytułu kosztów": a debt, not costs. */
const debtOfFees =
  /(?:zaleglosc|zadluzeni|niedoplat)\w*(?: \w+){0,3} (?:w|z tytulu|za) (?:\w+ )?(?:oplat|koszt)\w*/g;
const compensation = /(?<![a-z])rekompensat[^;]{0,140}/g;
const demandWords =
  /(?:wzywa\w*|zaplaty|wplat[yeę]|zaplacenia|uiszczenia|zwrotu|splaty|zaplacil|wplacic|zaplacic) [^.;]{0,60}kwot\w*|kwot\w*/g;

const roleWords: readonly (readonly [MoneyRole, RegExp])[] = [
  ['main', everyWord(mainWords)],
  ['main', debtOfFees],
  ['interest', everyWord(interestWords)],
  ['costs', everyWord(costWords)],
  ['costs', compensation],
  ['total', everyWord(totalWords)],
  ['demand', demandWords],
];

/** The roles that a row's own words can name. */
export const rowRoles: readonly MoneyRole[] = ['interest', 'costs', 'main', 'total'];

/** The role whose word is nearest before the amount. */
export function lastRole(text: string, roles: readonly MoneyRole[]): MoneyRole | undefined {
  let best: { role: MoneyRole; at: number } | undefined;
  for (const [role, pattern] of roleWords) {
    if (!roles.includes(role)) continue;
    for (const match of matchesIn(text, pattern)) {
      const at = match.index + match[0].length;
      const plainAmount = role === 'demand' && /^kwot\w*$/.test(match[0]);
      if (role === 'total' && /\d/.test(text.slice(at))) continue;
      if (plainAmount && best !== undefined && at - best.at < 40) continue;
      if (best === undefined || at > best.at) best = { role, at };
    }
  }
  return best?.role;
}
