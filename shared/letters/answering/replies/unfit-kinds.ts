import type { ReplyKind } from '#shared/letters/catalogue/reply-kind.ts';
import { outcomeOf } from '#shared/letters/reading/clauses/outcome.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { findScamSigns, warrantsWarning } from '#shared/letters/reading/scam/scam.ts';
import { anyOf, wordPattern } from '#shared/letters/text/word-list.ts';

type Question = (facts: LetterFacts) => boolean;
export type Rule = readonly [
  kinds: readonly ReplyKind[] | 'any',
  holds: Question,
  instead: ReplyKind,
];

const says =
  (...words: string[]): Question =>
  ({ view }) =>
    wordPattern(words).test(view.spaced);
const not =
  (question: Question): Question =>
  (facts) =>
    !question(facts);
const both =
  (one: Question, other: Question): Question =>
  (facts) =>
    one(facts) && other(facts);

/** Signs of a fraud: whatever the letter calls itself, nobody answers its sender. */
const isSuspicious: Question = ({ view }) => warrantsWarning(findScamSigns(view));

/** The tax office and ZUS write as offices: their fines and calls are none of an employer's. */
const isFromTaxOffice: Question = ({ sender }) =>
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

/** ZUS tells what is missing on the account and has not seized anything yet. */
const tellsOfArrears: Question = (facts) =>
  facts.type.issuer === 'zus' &&
  !seizes(facts) &&
  says('niedoplat*', 'zaleglosc*', 'brakuje')(facts);

/** An authority abroad: the Polish rules of enforcement are not its own. */
const isForeign = says('bussgeld*', 'ordnungswidrigkeit*', 'landkreis*', 'aktenzeichen', 'amende*');

/** The enforcement ended and what was taken too much goes back. */
const endsEnforcement: Question = (facts) =>
  facts.financial.direction !== 'to_pay' &&
  says(
    'postepowanie egzekucyjne zostalo zakonczone',
    'zakonczeni* postepowania egzekucyjnego',
    'uchyl* zajeci*',
  )(facts);

/** The office already gave the instalments or the time that were asked for. */
const grantsRelief = says(
  'rozkladam na … rat*',
  'rozlozyc na … rat*',
  'rozkladam zaplate',
  'odraczam termin',
  'umarzam zaleglos*',
  'umorzyc zaleglos*',
);

/** A court or the police give the reader money or a thing back: there is nothing to complain about. */
const givesBack: Question = (facts) =>
  facts.financial.direction === 'to_receive' ||
  says('zwrocic pokrzywdzon*', 'zwracam pokrzywdzon*', 'wydac pokrzywdzon*')(facts);

const isCriminalOffice: Question = ({ sender }) => /policj|prokuratur/iu.test(sender ?? '');

const refusesPayment = says(
  'odmawia*',
  'odmow*',
  'nie znajdujemy podstaw',
  'brak podstaw',
  'nie przyznajemy',
  'nie uznajemy',
  'nie zwracamy',
  'pomniejsz*',
  'nie obejmuje',
  'nie odpowiada*',
  'wylacz*',
);

const ofGoods = says(
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
const ofLoans = says('pozycz*', 'kredyt*', 'prowizj*');

const ofHousing = says(
  'lokal*',
  'mieszka*',
  'spoldzieln*',
  'wspolnot*',
  'zarzadc*',
  'czynsz*',
  'najem*',
  'najmu',
);
const isNursery: Question = ({ sender }) =>
  /^(?:przedszkol|szkoł|żłob|zespół szkół)/iu.test(sender ?? '');

/** New fees from a day on, and no arrears. */
const setsNewFees = both(
  says('informacja o oplatach', 'nowa wysokosc oplat*', 'zmian* oplat*', 'obowiazuje od'),
  not(({ view }) =>
    new RegExp(
      String.raw`${anyOf(['zaleglosc* w wysokosci', 'zaleglosc* w kwocie', 'zadluzeni*', 'wezwanie do zaplaty', 'nie wplyn*'])}`,
    ).test(view.spaced),
  ),
);

/** The rent itself is raised, the lease goes on. */
const raisesRent = both(
  says('wypowiada* … wysokosc* czynszu', 'podwyzsza* … czynsz*', 'podwyzk* czynszu'),
  not(says('wypowiadam umowe', 'wypowiadam pan* umowe', 'wypowiedzeni* umowy', 'rozwiazuj* umowe')),
);

const demolishes = says(
  'rozbior*',
  'nakazuj*',
  'doprowadzenie do stanu',
  'wstrzymuj* roboty',
  'wstrzymani* robot',
);

/** A plain notice of a case or of a look on the spot: no paper is asked for, but the reader may speak. */
const isNotice = both(
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

const rulesInFavour: Question = ({ view, type }) => outcomeOf(view, type).isFavourable;

const isToPay: Question = ({ financial }) => financial.direction === 'to_pay';

/** A day is set for something the reader waits for, and nothing is to be paid. */
const isInvited: Question = ({ events, financial, remedy }) =>
  remedy === null &&
  financial.direction !== 'to_pay' &&
  events.some(({ what }) => /^(?:odbiór|wizyta|spotkanie)/i.test(what));

/** Things are sold, no house. */
const ofMovables: Question = ({ view }) =>
  /\bruchomosc/.test(view.foldedTitle) && !/\bnieruchomosc/.test(view.foldedTitle);

const bailiffs: readonly ReplyKind[] = [
  'bailiff',
  'bailiff_start',
  'bailiff_account',
  'bailiff_wage',
  'bailiff_movables',
];

/**
 * Kinds whose replies would not suit the letter: another body has another procedure, and what the letter
 * does not do cannot be answered. The first rule that holds names the kind that suits.
 */
export const unfitKinds: readonly Rule[] = [
  ['any', isSuspicious, 'scam'],
  [['admin_enforcement', 'named_remedy', 'unknown'], isForeign, 'foreign_fine'],
  [['work_penalty', 'dismissal', 'employer_claim'], isFromTaxOffice, 'tax_call'],
  [['admin_enforcement'], tellsOfArrears, 'zus_arrears'],
  [bailiffs, endsEnforcement, 'favourable'],
  [['tax_decision', 'zus_decision', 'admin_decision'], grantsRelief, 'favourable'],
  [['bailiff_estate'], ofMovables, 'bailiff_movables'],
  [['civil_order'], givesBack, 'favourable'],
  [['civil_order'], isCriminalOffice, 'prosecution_order'],
  [['admin_call', 'child_benefit'], rulesInFavour, 'favourable'],
  [['insurer'], (facts) => facts.remedy === null && !refusesPayment(facts), 'bank_letter'],
  [['seller_complaint'], both(ofLoans, not(ofGoods)), 'bank_letter'],
  [['cooperative', 'housing_fees'], isNursery, 'office_claim'],
  [['cooperative'], both(setsNewFees, ofHousing), 'housing_fees'],
  [['unknown'], both(isToPay, says('faktur*', 'odczyt*', 'zuzyci*')), 'invoice'],
  [
    ['unknown'],
    both(isToPay, says('nota obciazeniowa', 'note obciazeniowa', 'noty obciazeniowej')),
    'payment_demand',
  ],
  [['unknown'], isInvited, 'appointment'],
  [['landlord'], raisesRent, 'rent_rise'],
  [['demolition'], not(demolishes), 'admin_decision'],
  [['admin_call'], isNotice, 'right_to_be_heard'],
];
