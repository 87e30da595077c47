import { wordPattern } from '#shared/letters/text/word-list.ts';

/** Words for a day that was cancelled or moved. */
const calledOff = wordPattern([
  'zostaje odwolan*', // Termin rozprawy wyznaczonej na 20 listopada zostaje odwołany.
  'zostal* odwolan*',
  'jest odwolan*',
  'odwolano',
  'odwolujemy',
  'odwoluje sie',
  'nie odbedzie sie',
  'odpada', // Wizyta wyznaczona na 3 listopada odpada.
  'nie dojdzie do skutku',
  'zostaje zniesion*',
  'zostal* zniesion*',
  'zostaje odroczon*', // Rozprawa z 5 maja została odroczona na dzień 7 lipca.
  'zostal* odroczon*',
  'odroczono',
  'zostaje przelozon*',
  'zostal* przelozon*',
  'zostaje przeniesion*',
  'zostal* przeniesion*',
  'przelozylismy',
  'przenosimy',
]);
/** "odroczona na dzień 7 lipca": the day that takes the place of the cancelled one. */
const movedOn = /\bna (?:dzien |termin |[a-z]{5,12}, )?$/;
const namedAnew = /\bnow[yaeą]\w* |\bwyznacz|\bodbedzie sie (?!nie)/;

/** Whether the sentence cancels its day; a day after the new appointment is not cancelled. */
export function isCalledOff(text: string, at: number): boolean {
  const place = text.search(calledOff);
  if (place < 0) return false;
  if (place > at) return true;
  const between = text.slice(place, at);
  return !movedOn.test(between) && !namedAnew.test(between.replace(/^\S+ \S+ \S+/, ''));
}
