import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { forecastsOf } from '#shared/letters/reading/money/balances/forecasts.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { wholeLoan } from './plain-outcomes.ts';

const matter = String.raw`(?:(?:reklamacj|prosb|odwolani|skarg|zgloszeni|roszczeni|pytani|zapytani)\w*|wnios(?:ek|k\w{1,4})\b(?<!kowan\w*))`;
const answers = new RegExp(
  either(
    new RegExp(
      String.raw`\b(?:w odpowiedzi na|odpowiadajac na|w nawiazaniu do|po rozpatrzeniu|po sprawdzeniu|rozpatrzyl\w+|rozpatrzono) (?:[\w.]+ ){0,6}${matter}`,
    ),
    new RegExp(
      String.raw`\b${matter} (?:[\w./-]+ ){0,8}(?:nie )?(?:uznaj|uwzgledni|uwzglednia|przyjmuj|odrzuc|oddala|rozpatrz|rozpoznal|zostal\w+ (?:rozpatrz|uzna|uwzgl|odrzuc))\w*`,
    ),
    new RegExp(
      String.raw`\b(?:nie )?(?:uznaj|uwzgledni|uwzglednia|odrzuc)\w+ (?:\w+ ){0,4}${matter}`,
    ),
    /\b(?:odwolal|zwrocil|wystapil)\w* sie pan\w* (?:\w+ )?(?:od|z|o)\b/,
    /\b(?:zlozyl|zglosil|wniosl)\w* (?:do nas )?pan\w* (?:\w+ )?(?:reklamacj|wnios|odwolani|skarg|zastrzezeni)/,
    /\bpo (?:prze)?analiz\w+ (?:\w+ )?(?:sprawy|zgloszenia)[^.;]{0,20}\bnie (?:znajduj|widzi|stwierdz)/,
    /\bzglosil\w* (?:nam )?pan\w* (?:\w+ )?(?:operacj|transakcj|platnosc|szkod|wad|uster)/,
    /\bzglosil\w* nam pan|\botrzymania (?:tej|niniejszej|naszej) odpowiedzi\b/,
  ),
);
const answerTitle = new RegExp(
  String.raw`\b(?:odpowiedz|odp) ?(?:na|:)|\brozpatrzeni\w* ${matter}`,
);
/** "dot. zgłoszenia 118/10/2026", "Dotyczy odwołania od opłaty", "Dotyczy: wniosku z dnia …" */
const answeredSubject = new RegExp(
  String.raw`\b(?:dotyczy|dot\.):? (?:pan\w* |panstwa )?${matter}`,
);

/** Whether a private sender answers what the reader asked or complained of. */
export const answersReader = ({ spaced, foldedTitle }: LetterView): boolean =>
  answerTitle.test(foldedTitle) || answeredSubject.test(spaced) || answers.test(spaced);

/** "Odpowiedź na reklamację R/26/06". */
export const answersInTitle = ({ foldedTitle }: LetterView): boolean =>
  /\bodpowiedz na (?:\w+ ){0,2}(?:reklamacj|wniosek|odwolani|skarg)/.test(foldedTitle);

/** The letter's subject is the reader's own request, or it opens with the answer to it. */
export const answersRequest = ({ spaced, foldedTitle }: LetterView): boolean =>
  answerTitle.test(foldedTitle) ||
  answeredSubject.test(spaced.slice(0, OPENING)) ||
  /\b(?:w odpowiedzi na|odpowiadajac na) (?:[\w.]+ ){0,4}(?:wnios|prosb|pism|list)/.test(
    spaced.slice(0, OPENING),
  );
const OPENING = 1200;

/** A bill before anything is overdue. */
export const isPlainBill = (view: LetterView): boolean =>
  isBill(view) && (forecastsOf(view).length > 0 || !speaksOfArrears(view));

/** A bill by its title, or by its first words where these are no title. */
const isBill = ({ spaced, foldedTitle, lines }: LetterView): boolean =>
  /\b(?:faktura|rachunek|rozliczenie)\b/.test(foldedTitle) ||
  (foldedTitle === '' &&
    (/\bfaktura (?:vat )?\W?(?:rozliczeniow|koryguj|nr\b)/.test(spaced.slice(0, OPENING)) ||
      lines.slice(0, TOP).some(({ text }) => opensBill.test(text))));
const TOP = 12;
/** "Faktura VAT nr 26/05/118840/R": a line of its own among the columns of a bill. */
const opensBill = /^\W*(?:faktura(?: vat)?|rachunek|rozliczenie)(?: (?:nr|za|rozlicz\w+)\b.*)?$/i;

const arrears = new RegExp(
  either(
    /\b(?:zaleg|zadluz|(?<!bez )(?<!bez \w{3,12} )wezwani|wzywa|przetermin|po terminie)/,
    /\b(?:nie wplyn|nie odnotow|nie widz|brakuj|monit|ponagl|windykac|egzekuc|weks[el]|bezskuteczn)/,
  ),
);
const speaksOfArrears = ({ spaced }: LetterView): boolean =>
  arrears.test(spaced.replaceAll(/\b(?:z powodu|w razie|w przypadku|przy) zaleglosci\b/g, ' '));

const asksToPay =
  /\b(?:prosimy|prosze|wzywa\w*|nalezy) (?:\w+ ){0,3}(?:wplac|zaplac|wplat|zaplat|uregul|splac)/;
const threatens = /\b(?:bezskuteczn\w*|weks(?:el|l\w+)|pozew|pozwu|drog\w+ sadow\w+|windykac\w+)\b/;

/** A settlement that asks for its sum within a term and says what follows otherwise is a demand, no mere bill. */
export const demandsSettled = ({ spaced }: LetterView): boolean =>
  asksToPay.test(spaced) && threatens.test(spaced) && /\d,\d\d/.test(spaced);

const price = String.raw`(?:cen|oplat|abonament|taryf|cennik|tabel|stawk|czesn|skladk|regulamin|warunk)\w*`;
const changed = new RegExp(
  either(
    new RegExp(
      String.raw`\b(?:zmian\w+|zmienia\w*|podwyzsz\w+|podnos\w+|podnies\w+|podwyzk\w+) (?:sie )?(?:\w+ ){0,3}${price}`,
    ),
    new RegExp(
      String.raw`\b${price}(?:[^.;]|\.\d){0,60}\b(?:wzros\w+|wzrasta|wyniesie|zmieni\w* sie)\b`,
    ),
    /\bnow(?:a|y|e|ych|ego|ej) (?:taryf|cennik|stawk|ceny?\b|regulamin)\w*/,
  ),
);
const mayLeave = new RegExp(
  either(
    /\b(?:nie )?(?:akceptuj|zgadza)\w*[^.;]{0,80}\b(?:rozwiaz|wypowie|wypowiad|zrezygn|odstap)/,
    /\b(?:mo(?:ze|ga|zna)|prawo|przysluguj\w*)[^.;]{0,40}\b(?:rozwiaza\w*|wypowiedze?\w*|zrezygnowa\w*|odstapi\w*|sprzeciw\w*)/,
  ),
);

/** A new price or new conditions from a day on, which the reader may refuse by leaving. */
export const changesTerms = ({ spaced }: LetterView): boolean =>
  changed.test(spaced) && mayLeave.test(spaced);

/** "wyjazd nie odbędzie się", "lokal nie zostanie wydany 30 listopada": what was agreed comes later or not at all. */
const outing = String.raw`(?:wyjazd|wycieczk|impre|koncert|lot|rejs|kurs|szkoleni|turnus|wydarzeni|pociag|zajeci)\w*`;
const goods = String.raw`(?:lokal|mieszkani|zamowieni|dostaw|mebl|towar|przesylk)\w*`;
const between = String.raw`(?:[^.;]|\br\.){0,90}`;
const fallsThrough = new RegExp(
  either(
    new RegExp(String.raw`\b${outing}${between}\b(?:nie odbed\w+|odwol\w+|przenies\w+|przeloz\w+)`),
    new RegExp(
      String.raw`\b(?:odwol(?:ujemy|alismy|uje)|przekladamy|przesuwamy)${between}\b(?:${outing}|${goods})`,
    ),
    new RegExp(
      String.raw`\b${goods}${between}\b(?:opozni\w*|nie zosta\w+ (?:wydan|dostarcz|wyslan))`,
    ),
  ),
);
export const fallsShort = ({ spaced }: LetterView): boolean => fallsThrough.test(spaced);

const deposit = /\bkaucj\w*/;
const settled = /\b(?:rozlicz|potrac|zatrzym)\w*/;
const settles = (text: string) => deposit.test(text) && settled.test(text);

/** A landlord says what is returned of a deposit and what is kept. */
export const settlesDeposit = ({ spaced, foldedTitle }: LetterView): boolean =>
  settles(foldedTitle) ||
  /\brozlicz\w+ (?:\w+ ){0,2}kaucj|\bpotrac\w+ [^.;]{0,30}\bkaucj|\bkaucj\w+[^.;]{0,40}\bpotrac/.test(
    spaced,
  );

const settlesItself = new RegExp(
  either(
    /\brozlicz(?:am|amy|ylem|ylam|ylismy) (?:\w+ ){0,3}kaucj/,
    /\bkaucj\w* (?:pan\w* )?(?:zwroce|zwracam|zwrocimy|oddam|oddaje|przeleje|przelewam)\b/,
    // "z kaucji, którą mi Pan dał, odejmuję te 240 i wychodzi, że mam Panu oddać 1.560,-"
    /\bz (?:pan\w* |panstwa )?kaucji\b[^;]{0,160}\b(?:odejm|potrac|odlicz)\w*[^;]{0,120}\b(?:odda|zwroc|przel)/,
    /\bkaucj[^;]{0,400}\bdo zwrotu (?:dla )?(?:najemc|pan|klient)/,
  ),
);

/** "Rozliczam kaucję": the landlord returns what is left and asks for no money. */
export const returnsDeposit = ({ spaced, foldedTitle }: LetterView): boolean =>
  (settles(foldedTitle) || settlesItself.test(spaced)) &&
  !/\b(?:wezwani|zadani|zadam)/.test(foldedTitle) &&
  !/\bdo (?:za|do)platy\b|\bwzywa\w*/.test(spaced);

const closed = new RegExp(
  either(
    /\bsprawe (?:zamykamy|zamykam|zakonczylismy|uznajemy za (?:zamkniet|zakonczon)\w+)/,
    /\bsprawa (?:jest |zostala )?(?:zamknieta|zakonczona)/,
    /\b(?:ugoda|pozyczk|zobowiazani|dlug|zadluzeni|zaleglosc)\w*[^.;]{0,50}(?:zostal\w+|jest) (?:\w+ ){0,2}(?:wykonan|splacon|uregulowan)\w+/,
    /\bnic (?:nam |mi )?(?:pan\w* )?(?:juz )?nie jest (?:nam )?win\w+/,
    /\bnie mamy wobec pan\w* (?:zadnych )?roszczen/,
  ),
);

/** "Ugoda została wykonana, nic nam Pani nie jest winna": the sender confirms that the case is over. */
export const closesCase = ({ spaced }: LetterView): boolean =>
  (closed.test(spaced) || wholeLoan.test(spaced)) &&
  !asksToPay.test(spaced) &&
  !refuses.test(spaced);
/** A refused complaint is no case that is over, even if an offer in it would end it. */
const refuses = /\bnie (?:uznaj|uwzgledni)\w*|\bodrzucamy\b/;

const rent = new RegExp(
  either(
    /\b(?:podnie\w+|podnos\w+|podwyzsz\w+|podwyzk\w+) (?:\w+ ){0,4}czynsz/,
    /\bczynsz\w*[^.;]{0,60}\b(?:wzrosnie|wzrasta|podwyzsz|podnies|bedzie wynosil|wyniesie)/,
  ),
);

/** A landlord raises the rent, in whatever words. */
export const raisesRent = ({ spaced }: LetterView): boolean =>
  rent.test(spaced) && /\b(?:najm\w*|wynajm\w+|mieszkani\w+)\b/.test(spaced);

const ofWork =
  /\b(?:etat\w*|kodeks\w* pracy|k\.?p\b|pracownik\w*|pracodawc\w*|kadr\w*|urlop\w*|wynagrodzeni\w*|stanowisk\w*)/g;

/** A letter from the reader's place of work, by several of its words. */
export const isFromWork = ({ spaced }: LetterView): boolean =>
  new Set([...spaced.matchAll(ofWork)].map(([word]) => word.slice(0, 5))).size >= 3;

/** The employer refuses to correct a certificate of employment. */
export const refusesCorrection = ({ spaced }: LetterView): boolean =>
  /\bsprostowani\w* (?:\w+ ){0,2}swiadectw/.test(spaced) &&
  /\b(?:nie uwzgledni|odmawia|odmowa|nie zgadza|nie znajduj)\w*/.test(spaced);

/** Who comes, and what for. */
const visit = wordPattern([
  'przyjdziemy',
  'przyjedziemy',
  'odwiedzimy',
  'monter*',
  'serwisant*',
  'kominiarz*',
  'hydraulik*',
  'elektryk*',
  'wymien* … wodomierz*',
  'wymien* … licznik*',
  'wymian* wodomierz*',
  'wymian* licznik*',
  'wymian* gazomierz*',
  'wymian* podzielnik*',
  'odczyt* wodomierz*',
  'odczyt* licznik*',
  'przeglad* … instalacj*',
  'przeglad* gazow*',
  'przeglad* kominiarsk*',
  'ogledzin*',
  'odbior* lokal*',
  'odbior* mieszkan*',
  'odbior* dom*',
  'odbior* budynk*',
  'znak* graniczn*',
  'termin* wizyty',
  'termin* przyjecia',
  'termin* zabiegu',
  'termin* badania',
  'wizyt* w poradni',
  'wizyt* w przychodni',
  'udostepni* … lokal*',
  'udostepni* … mieszkan*',
]);
const hour = /\bgodz\w*\.? ?\d|\b\d{1,2}[.:]\d{2} ?(?:[-–]|do) ?\d|\bmiedzy \d/;

/** Somebody comes to the reader, or the reader to a handing-over, at a named hour. */
export const announcesVisit = ({ spaced }: LetterView): boolean =>
  visit.test(spaced) && hour.test(spaced);

const waterFee = /\boplat\w* (?:[a-z]+ ){0,3}(?:za (?:[a-z]+ ){0,2}uslugi wodne|za pobor wod)/;

/** "Informacja roczna o wysokości opłaty stałej za usługi wodne", by the body that collects it. */
export const tellsWaterFee = ({ spaced }: LetterView): boolean =>
  waterFee.test(spaced) &&
  /\bprawo wodne\b|\bprawa wodnego\b|\bwod polskich\b|\bwody polskie\b/.test(spaced);
