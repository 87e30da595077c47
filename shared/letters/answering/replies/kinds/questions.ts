import { outcomeOf } from '#shared/letters/reading/clauses/outcome.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { findScamSigns, warrantsWarning } from '#shared/letters/reading/scam/scam.ts';
import { anyOf, wordPattern } from '#shared/letters/text/word-list.ts';

export type Question = (facts: LetterFacts) => boolean;
/** A question of the letter's words alone. */
export type WordsQuestion = (facts: Pick<LetterFacts, 'view'>) => boolean;

/** The pattern is made for the first letter that is asked, and kept. */
export const says = (...words: string[]): WordsQuestion => {
  let pattern: RegExp | undefined;
  return ({ view }) => (pattern ??= wordPattern(words)).test(view.spaced);
};
export const not =
  (question: Question): Question =>
  (facts) =>
    !question(facts);
export const both =
  (one: Question, other: Question): Question =>
  (facts) =>
    one(facts) && other(facts);

/** Signs of fraud: whatever the letter calls itself, nobody should answer its sender. */
export const isSuspicious: Question = ({ view }) => warrantsWarning(findScamSigns(view));

/** The tax office and ZUS write as offices: their fines and calls are not an employer's. */
export const isFromTaxOffice: Question = ({ sender }) =>
  /^(?:Naczelnik|(?:\p{Lu}\p{Ll}+ )?Urząd Skarbowy|Krajowa Administracja)/u.test(sender ?? '');

const seizes = says(
  'zajmuj*', // zajmuję wierzytelność z rachunku
  'zajecie',
  'zajecia',
  'zajeciu',
  'zajeto',
  'zajal',
  'zajela',
  'na podstawie tytulu wykonawczego',
  'wszczec* egzekucj*',
  'wszczeto egzekucj*',
  'prowadz* egzekucj*',
);

const isInArrears = says('niedoplat*', 'zaleglosc*', 'brakuje');

/** ZUS reports an unpaid balance and has not seized anything yet. */
export const tellsOfArrears: Question = (facts) =>
  facts.type.issuer === 'zus' && !seizes(facts) && isInArrears(facts);

const relief = anyOf([
  'rozkladam na … rat*',
  'rozkladam pan*', // rozkładam Panu … na trzy raty zaległość
  'rozkladamy na … rat*',
  'rozkladamy zaleglosc*',
  'rozlozyc na … rat*',
  'rozkladam zaplate',
  'odraczam termin',
  'umarzam zaleglos*',
  'umorzyc zaleglos*',
]);

/** What stands in front is searched only where the words are: behind each place of a letter it takes milliseconds. */
const granted = new RegExp(
  String.raw`(?=${relief})(?<!\b(?:moze|moga|mozna|mozesz|wniosek|prosic)\b[^.;]{0,80})`,
);

/** The office has already granted the requested instalments or time, not: "karę można rozłożyć na raty". */
export const grantsRelief: Question = ({ view }) => granted.test(view.spaced);

const givesToVictim = says('zwrocic pokrzywdzon*', 'zwracam pokrzywdzon*', 'wydac pokrzywdzon*');

/** A court or the police give the reader money or a thing back: there is no reason to complain. */
export const givesBack: Question = (facts) =>
  facts.financial.direction === 'to_receive' || givesToVictim(facts);

/** "POSTANOWIENIE o sprostowaniu oczywistej omyłki pisarskiej". */
export const correctsSlip = says('sprostowani* … omylk*', 'prostuj* … omylk*');

export const isComplainant: Question = ({ role }) => role === 'complainant';

export const isCriminalOffice: Question = ({ sender }) => /policj|prokuratur/iu.test(sender ?? '');

export const refusesPayment = says(
  'odmawia*',
  'odmow*',
  'nie znajdujemy podstaw',
  'nie znalez* podstaw',
  'brak podstaw',
  'nie przyznajemy',
  'nie uznajemy',
  'nie mozemy uznac',
  'nie mozemy uwzglednic',
  'nie uwzgledniamy',
  'nie zostala uwzgledniona',
  'nie zwracamy',
  'pomniejsz*',
  'nie obejmuje',
  'nie odpowiada*',
  'wylacz*',
);

export const ofGoods = says(
  'towar*',
  'produkt*',
  'obuwi*',
  'buty',
  'butow',
  'sprzet*',
  'rzecz',
  'rzeczy',
  'napraw*',
  'gwarancj*',
  'rekojmi*',
  'paragon*',
  'sklep*',
  'uszkodz*',
  'wada',
  'wady',
);
export const ofLoans = says('pozycz*', 'kredyt*', 'prowizj*');

export const ofHousing = says(
  'lokal*',
  'mieszka*',
  'spoldzieln*',
  'wspolnot*',
  'zarzadc*',
  'czynsz*',
  'najem*',
  'najmu',
);
export const isNursery: Question = ({ sender }) =>
  /^(?:przedszkol|szkoł|żłob|zespół szkół)/iu.test(sender ?? '');

/** New fees from a given day, and no arrears. */
export const setsNewFees = both(
  says('informacja o oplatach', 'nowa wysokosc oplat*', 'zmian* oplat*', 'obowiazuje od'),
  not(
    says(
      'zaleglosc* w wysokosci',
      'zaleglosc* w kwocie',
      'zadluzeni*',
      'wezwanie do zaplaty',
      'nie wplyn*',
    ),
  ),
);

/** The rent itself rises, the lease continues. */
export const givesNotice = says(
  'wypowiadam umowe',
  'wypowiadam pan* umowe',
  'wypowiedzeni* umowy',
  'rozwiazuj* umowe',
);
export const raisesRent = both(
  says('wypowiada* … wysokosc* czynszu', 'podwyzsza* … czynsz*', 'podwyzk* czynszu'),
  not(givesNotice),
);

export const demolishes = says(
  'rozbior*',
  'nakazuj*',
  'doprowadzenie do stanu',
  'wstrzymuj* roboty',
  'wstrzymani* robot',
);

/** A plain notice of a case or an inspection: no paper is requested, but the reader may comment. */
export const isNotice = both(
  ({ view, financial }) =>
    financial.direction !== 'to_pay' &&
    /^zawiadomieni|\bwszczeci\w* postepowania/.test(view.foldedTitle),
  not(
    says(
      'wzyw*',
      'uzupeln*',
      'zobowiazuj*',
      'wywiad*',
      'prosimy o przeslanie',
      'prosimy o zlozenie',
    ),
  ),
);

export const rulesInFavour: Question = ({ view, type }) => outcomeOf(view, type).isFavourable;

export const isToPay: Question = ({ financial }) => financial.direction === 'to_pay';

/** A day is set for something the reader waits for, and nothing is to be paid. */
export const isInvited: Question = ({ events, financial, remedy }) =>
  remedy === null &&
  events.some(
    ({ what }) =>
      /^odbiór/i.test(what) ||
      (financial.direction !== 'to_pay' && /^(?:wizyta|spotkanie|pomiary)/i.test(what)),
  );

/** Movables are sold, not real estate. */
export const ofMovables: Question = ({ view }) =>
  /\bruchomosc/.test(view.foldedTitle) && !/\bnieruchomosc/.test(view.foldedTitle);

/** An insurer or a firm offers the reader a sum for the rest of the claim. */
export const offersSettlement: Question = both(
  ({ financial }) => financial.direction !== 'to_pay',
  says('proponujemy … ugod*', 'propozycj* ugody', 'proponujemy ugode', 'kwota ugody'),
);

/** The rest of a deposit is returned; deductions need receipts. */
export const settlesDeposit: Question = both(
  ({ financial }) => financial.direction !== 'to_pay',
  both(
    says('kaucj*'),
    says(
      'rozliczeni* … kaucj*',
      'kaucji … zwracamy',
      'z kaucji',
      'potrac* … kaucj*',
      'kaucj* … potrac*',
    ),
  ),
);

/** A notice of a new fee against which there is no remedy. */
export const cannotBeContested = says(
  'odwolac sie nie mozna',
  'nie przysluguje odwolanie',
  'odwolanie nie przysluguje',
);

/** "Zajęłam Pana świadczenie emerytalne": monthly income, not a thing. */
export const seizesIncome = says(
  'zajela* … emeryt*',
  'zajal* … emeryt*',
  'zajmuj* … emeryt*',
  'zajel* … wynagrodzeni*',
  'zajal* … wynagrodzeni*',
  'zajmuj* … wynagrodzeni*',
);

/** A fixed-term contract ends by itself: nobody gives notice. */
export const endsByItself = says(
  'rozwiaze sie sama',
  'z uplywem czasu, na jaki',
  'rozwiazuje sie z uplywem czasu',
  'rozwiaze sie z uplywem czasu',
);
