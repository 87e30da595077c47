import { type Clause, clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { either } from '#shared/letters/text/word-list.ts';

const answers = either(
  'sprzeciw',
  'odpowied',
  'stanowisk',
  'uwag',
  'zastrzezen',
  'reakcj',
  'odmow',
  'oswiadczen',
);
/** "Brak sprzeciwu", "niezgłoszenie uwag", "milczenie": saying nothing. */
const noAnswer = new RegExp(
  String.raw`\b(?:brak\w*|nie(?:zgloszeni|wniesieni|zlozeni|udzieleni|nadeslani|odeslani)\w*) (?:[a-z]+ ){0,2}${answers}|\bmilczeni`,
);
/** "Jeżeli w tym terminie nie otrzymamy ani zgody, ani sprzeciwu", "gdy nie odpowie Pani". */
const ifUnanswered =
  /\b(?:jezeli|jesli|gdy|o ile)\b[^;]{0,120}\bnie (?:otrzyma|wplyni|zglosi|wniesi|odpowi|zloz|udzieli|nadesl|odesl|wypowi|sprzeciwi|zajmi|wyrazi)/;
/** "oznacza zgodę", "uważa się za zgodę", "może uznać, że wyraził Pan zgodę", "przyjmiemy, że Pani akceptuje". */
const meansConsent =
  /\b(?:oznacza|rownoznaczn|uwaza|uzna|potraktuj|traktuj|poczyt|przyjm)\w*[^.;]{0,90}\b(?:zgod[aey]|zgadza|zgodzil|zgodz[ia]|akcept|zaakcept)/;
/** What happens when the sender says nothing is the reader's gain. */
const ofSender = /\bnie (?:odpowiemy|udzielimy|zlozymy)\b|\bbrak nasz|\bnasze milczeni/;

/** "Brak sprzeciwu uważa się za zgodę": the sentence that takes the reader's silence for consent. */
export const silentConsent: (view: LetterView) => Clause | undefined = oncePer((view: LetterView) =>
  clausesOf(view).find(
    ({ part, text }) =>
      part !== 'reasons' &&
      part !== 'privacy' &&
      meansConsent.test(text) &&
      (noAnswer.test(text) || ifUnanswered.test(text)) &&
      !ofSender.test(text),
  ),
);

/** New fees or conditions of a contract: their own kind tells what silence does. */
const newTerms =
  /\bzmian\w* (?:[a-z]+ ){0,2}(?:tabel|taryf|cennik|regulamin|warunk|umow|oplat|stawek|cen)|\bzmieniamy\b/;

/** Whether the reader decides between consent and objection, and silence decides for consent. */
export const leavesChoice = (view: LetterView): boolean =>
  silentConsent(view) !== undefined && !newTerms.test(view.spaced);
