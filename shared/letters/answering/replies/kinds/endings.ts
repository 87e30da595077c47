import { anyOf, wordPattern } from '#shared/letters/text/word-list.ts';

import { both, isToPay, not, type Question, says } from './questions.ts';

/** The kind of a bailiff's letter that ends the enforcement. */
const ENDED = 'komornik-koniec';

/** The enforcement has ended: whatever was too much is returned. */
export const endsEnforcement: Question = both(
  not(isToPay),
  (facts) => isEndFor(facts) || tellsOfEnd(facts),
);
const isEndFor: Question = ({ type, role = 'debtor' }) => type.id === ENDED && role === 'debtor';
const tellsOfEnd = says(
  'postepowanie egzekucyjne zostalo zakonczone',
  'zakonczeni* postepowania egzekucyjnego',
  'ukonczeni* egzekucji',
  'ukonczeni* postepowania egzekucyjnego',
  'uchyl* zajeci*',
);

const paidInFull = wordPattern([
  'zobowiazanie wygaslo',
  'zobowiazanie uwazamy za wygasle',
  'naleznosc wygasla',
  'dlug zostal splacony',
  'naleznosc zostala splacona',
  'zadluzenie zostalo splacone',
  'zobowiazanie zostalo splacone',
  'zadluzenie zostalo w calosci splacone',
  'zobowiazanie zostalo w calosci splacone',
  'naleznosc zostala w calosci splacona',
  'ugoda … zostala wykonana w calosci',
  'ugoda … wykonana w calosci',
  'splacil* pan* calosc',
  'splacil* pan* cale zadluzenie',
]);
const titleOfPaid = new RegExp(
  anyOf([
    'potwierdzeni* splaty',
    'potwierdzeni* calkowitej splaty',
    'zaswiadczeni* o splacie',
    'zaswiadczeni* o braku zadluzenia',
    'zawiadomieni* o splacie',
    'zamkniec* sprawy',
  ]),
);

/** A creditor confirms that nothing is owed any more: there is nothing to offer, to deny or to settle. */
export const confirmsPaid: Question = both(
  not(isToPay),
  ({ view }) => titleOfPaid.test(view.foldedTitle) || paidInFull.test(view.spaced),
);

const stops = anyOf(['wstrzymuj*', 'wstrzymac', 'wstrzymano', 'wstrzymani*']);
const benefit = anyOf([
  'wyplat*',
  'swiadczeni*',
  'dodatk*',
  'zasil*',
  'rent*',
  'emerytur*',
  'stypendi*',
]);
const stopped = new RegExp(`${stops}[^;]{0,60}${benefit}`);

/** The office stops paying the reader: nothing is to be paid, and what is missing brings the payments back. */
export const stopsBenefit: Question = both(not(isToPay), ({ view }) => stopped.test(view.spaced));
