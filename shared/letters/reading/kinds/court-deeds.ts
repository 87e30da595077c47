import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

/** Kinds that any call of a court may look like. */
export const callsOfCourt: ReadonlySet<string> = new Set([
  'wezwanie-na-termin',
  'sad-braki-formalne',
  'wezwanie-inne',
]);

/** "w charakterze pozwanego", "jako powódkę", "celem przesłuchania stron". */
const asParty = new RegExp(
  either(
    /\b(?:w charakterze|jako) (?:strony\b|stron\b|powod|pozwan|uczestni|wnioskodawc|malzonk)/,
    /\bprzesluchani\w+ (?:w charakterze )?(?:stron|powod|pozwan|uczestni)/,
    /\bw sprawie z (?:pan[ai] |panstwa )?powodztwa\b/,
  ),
);
const toHearing = /\b(?:na|o) (?:rozpraw|posiedzeni)\w*/;
const hearing = /\bwzyw\w*[^;]{0,260}\b(?:na|terminie) (?:rozpraw|posiedzeni)/;
const criminal = wordPattern([
  'oskarzon*',
  'obwinion*',
  'podejrzan*',
  'ukaran*',
  'prokurat*',
  'w charakterze swiadka',
  'jako swiadka',
  'biegl* sadow*',
]);
/** "usunięcia braków formalnych pozwu", "uiszczenia opłaty od pozwu": what is to be completed. */
const lacks =
  /\b(?:brak\w* (?:formaln|fiskaln|pozwu|wniosku|apelacj|pisma)|uzupelni|uiszczeni|wpis)/;

/** Whether the court of a civil case calls one of its parties to a hearing. */
export const callsParty = ({ spaced }: LetterView): boolean =>
  toHearing.test(spaced) &&
  hearing.test(spaced) &&
  asParty.test(spaced) &&
  !criminal.test(spaced) &&
  !lacks.test(spaced);

/** "zobowiązuje się Panią do złożenia pisma przygotowawczego", "wzywa do ustosunkowania się do opinii biegłego". */
const pleading = new RegExp(
  either(
    /\b(?:zobowiaz|wzyw|wezw)\w*[^;]{0,120}\b(?:zlozeni|wniesieni|nadeslani)\w* (?:[a-z]+ ){0,2}pism\w* (?:przygotowawcz|procesow)/,
    /\b(?:zobowiaz|wzyw|wezw|prosz|termin|moze|ma pan)\w*[^;]{0,140}\b(?:zarzut|uwag|zastrzezen|ustosunk|stanowisk|pytan)\w* [^;.]{0,40}\bopini/,
  ),
);
const inCivilCase = /\bpowod|\bpozwan|\bwnioskodaw|\buczestni/;
const lacking =
  /\bbrak\w* (?:formaln|fiskaln)|\bpod rygorem (?:zwrotu|zwrocenia|odrzucenia) (?:pism|poz|wnios|apelac|skarg|zazal|sprzeciw)/;

/** Whether the court of a civil case orders the reader's position in it; nothing lodged has defects. */
export const ordersPleading = ({ spaced }: LetterView): boolean =>
  pleading.test(spaced) &&
  inCivilCase.test(spaced) &&
  !lacking.test(spaced) &&
  !criminal.test(spaced.replaceAll(/\bbiegl\w* sadow\w*/g, ' '));

const served = /\bdorecz\w+[^.;]{0,120}\bnakaz\w* zaplaty\b/;
const objection =
  /\b(?:wniesc|zlozyc|wniesienia|zlozenia|wnosi sie|przysluguje|sluzy)\b[^.;]{0,60}\bsprzeciw/;

/** A lawsuit that comes with an order for payment: the reader's defence is against the order. */
export const servesOrder = ({ spaced }: LetterView): boolean =>
  served.test(spaced) && objection.test(spaced) && !/\bodpowied\w+ na pozew\b/.test(spaced);
