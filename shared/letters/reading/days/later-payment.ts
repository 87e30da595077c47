import { wordPattern } from '#shared/letters/text/word-list.ts';

/** Recurring payments. */
const due = wordPattern([
  'rata',
  'raty',
  'skladka',
  'skladki',
  'faktura',
  'czynsz',
  'zaliczka',
  'oplata',
  'platnosc',
  'naleznosc',
]);
/** Words that exclude it from the letter's demand. */
const apart = wordPattern([
  'nie jest objet*', // Rata z terminem 12 października nie jest objęta tym wezwaniem.
  'nie zostal* objet*', // Opłata za III kwartał jest płatna do 15 września i nie została objęta upomnieniem.
  'nie zostal* ujet*',
  'nie wchodz*', // III kwartał, płatny do 15.09.2026, nie wchodzi do tego upomnienia.
  'nie obejmuje',
  'nie dotyczy',
  'nie jest jeszcze zalegl*', // Faktura ma termin 14 października i nie jest jeszcze zaległa.
  'platna osobno',
  'platny osobno',
  'platna oddzielnie',
  'platny oddzielnie',
  'nastepna rata',
  'kolejna rata',
  'nastepna platnosc',
  'kolejna platnosc',
  'nastepna skladka',
  'biezaca rata',
  'biezaca skladka',
]);

/** Whether a sentence says that a payment is not part of the letter's demand. */
export const isApartFromDemand = (sentence: string): boolean => apart.test(sentence);

/** Whether a sentence names the day of a payment outside the letter's demand. */
export const isLaterPayment = (sentence: string): boolean =>
  due.test(sentence) && apart.test(sentence);
