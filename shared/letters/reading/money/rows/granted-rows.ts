import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

/** What grants a benefit; the table with its sum follows. */
const grants = wordPattern([
  'przyznalismy',
  'przyznajemy',
  'przyznaje',
  'przyznaja',
  'przyznano',
  'przyznal',
  'przyznala',
  'zostal* pan* przyznan*',
  'zostal* przyznan*',
]);
const denied = /\b(?:nie|odmaw\w+|odmow\w+) (?:\w+ ){0,3}przyzna\w*/;
const benefit =
  /\b(?:swiadczen|zasil|dodat|stypend|emerytur|rent[aey]\b|renty|pomoc|dofinansowan|dotacj|rodzinn|wychowawcz|ryczalt|bon\b|becikow)/;
/** The row with the sum: "wysokość", "kwota świadczenia", "miesięczna kwota". */
const sumRow = new RegExp(
  String.raw`^(?:\d+\W+|[-–•*]\s?)?(?:miesieczn\w+ )?(?:wysokosc|kwota)(?: ${either(
    /miesieczn\w+|swiadczeni\w+|zasilku|dodatku|stypendium/,
    /pomocy|dofinansowania|do wyplaty|przyznan\w+/,
  )}){0,3}\W*$`,
);
const NEAR = 420;

/** "przyznaliśmy Panu świadczenie wychowawcze: … wysokość   800,00 zł miesięcznie": a row below the words that grant it. */
export function isGrantedRow(view: LetterView, label: string, at: number): boolean {
  if (!sumRow.test(label)) return false;
  const end = flowPosition(view, at);
  const above = view.spaced.slice(Math.max(0, end - NEAR), end);
  const sentence = above.split(/[a-z)]{3}\. /).at(-1) ?? '';
  return grants.test(sentence) && benefit.test(sentence) && !denied.test(sentence);
}
