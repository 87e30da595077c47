import { wordPattern } from '#shared/letters/text/word-list.ts';

/** Words that say that one may come but need not. */
export const attendanceOptional = wordPattern([
  'nieobowiazkow*', // Stawiennictwo nieobowiązkowe.
  'obecnosc … nie jest obowiazkow*',
  'obecnosc … nie jest koniecz*',
  'stawiennictwo … nie jest obowiazkow*',
  'stawiennictwo … nie jest koniecz*',
  'przybycie … nie jest obowiazkow*',
  'przybycie … nie jest koniecz*',
  'nie ma obowiazku stawi*',
  'nie ma obowiazku przyby*',
  'uczestnic* … nie jest to obowiazek', // ma Pani prawo uczestniczyć; nie jest to obowiązek
  'pan* prawo uczestnic*', // Ma Pan prawo uczestniczyć w tej czynności.
  'pan* prawo wziac udzial',
  'udzial* … nie jest to obowiazek',
  'obecn* … nie jest to obowiazek',
  'udzial … nie jest obowiazkow*',
  'nie musi pan* przychodzic',
  'nie musi pan* przyjsc',
  'nie musi pan* sie stawi*',
  'nie musza panstwo przychodzic',
]);
/** Words that order one to come. */
export const attendanceOrdered = wordPattern([
  'stawiennictw* … obowiazkow*', // Stawiennictwo jest obowiązkowe.
  'obecnosc* … obowiazkow*',
  'udzial* … obowiazkow*',
  'obowiazkow* stawiennictw*',
  'obowiazkow* obecnosc*',
  'wzyw* … stawi*', // wzywam Panią do osobistego stawienia się
  'wzyw* … zgloszeni* sie', // Wzywam do zgłoszenia się w dniu 10 listopada.
  'wzyw* … przyby*',
  'obowiazan* stawi*',
  'obowiazan* do stawi*',
  'obowiazan* jest stawi*',
  'obowiazan* jest do stawi*',
  'stawic sie osobiscie',
  'stawic sie nalezy',
  'nalezy stawic',
  'nalezy osobiscie stawic',
  'nakazuj* przedstawi*', // nakazuję przedstawić psa lekarzowi weterynarii
  'nakazuj* doprowadz*',
  'nakazuj* okaza*',
  'nakazuj* stawi*',
]);
/** Words that say that the reader does not come. */
export const absence = wordPattern([
  'niestawiennictw*', // W razie niestawiennictwa …
  'niezgloszeni*',
  'nieprzybyci*',
  'niestawieni*',
  'nie stawi* sie',
  'kto nie zglasza*',
  'nie wezmie udzialu',
  'w razie nieobecnosci', // never "z powodu nieobecności na połowie zajęć"
  'w przypadku nieobecnosci',
  'w wypadku nieobecnosci',
  'nieobecnosc nie',
  'nieobecnosc bez',
  'nieobecnosc spowoduje',
  'nieobecnosc skutkuj*',
  'nieusprawiedliwion* nieobecnosc*',
  'pan* nieobecnosc*',
  'panstwa nieobecnosc*',
]);
