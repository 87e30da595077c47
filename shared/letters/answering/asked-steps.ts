import type { IssuerKind } from '#shared/letters/catalogue/issuers.ts';
import { waits } from '#shared/letters/reading/clauses/words/asking-words.ts';
import { imperatives } from '#shared/letters/reading/clauses/words/imperatives.ts';
import {
  urges,
  withoutSendersDuty,
} from '#shared/letters/reading/clauses/words/sender-duty-words.ts';
import { statutoryIssuers } from '#shared/letters/reading/remedies/by-law.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { steps } from './asked-step-words.ts';

/** "Nie wolno zbywać zajętych rzeczy", "prosimy nie przesyłać skanu": what the reader is to leave undone. */
const forbids = wordPattern([
  'nie wolno',
  'zabrania sie',
  'zabraniam',
  'zakazuje',
  'zakazuje sie',
  'zakazujemy',
  'prosimy nie',
  'prosze nie',
  'prosze sie nie',
  'prosimy sie nie',
]);

const isAnsweredNo = /^czy [^?]{5,120}\? nie\b/;

/** Whether a folded sentence of the letter forbids something. */
export const isForbidden = (folded: string): boolean =>
  (forbids.test(folded) && !urges.test(folded)) || waits.test(folded) || isAnsweredNo.test(folded);

/** A sender with no power over the reader gives no orders. */
const ofOrder = 'Wykonaj polecenie z pisma';
const ofRequest = 'Zrób to, o co prosi pismo, albo odpisz';

/** Whether a step names nothing in particular. */
export const isUnspecific = (step: string): boolean => step === ofOrder || step === ofRequest;

/** The request in a folded sentence of the letter, in a few words; only an authority gives orders. */
export const askedIn = (folded: string, issuer?: IssuerKind): string =>
  isForbidden(folded)
    ? 'Nie rób tego, czego zabrania pismo'
    : (steps.find(({ words }) => words.test(folded))?.step ??
      (issuer === undefined || statutoryIssuers.has(issuer) ? ofOrder : ofRequest));

/** How a sentence with a day of its own asks for something, in every voice. */
const orders = wordPattern(imperatives, [
  'zobowiaz*',
  'nalezy',
  'nakaz*',
  'wzywa*',
  'prosimy',
  'prosze',
  'prosi',
  'obowiazan*',
  'powinn*',
  'musi*',
  'trzeba',
  'czekamy na', // Czekamy na podpisane oświadczenie do 20 maja.
  'czekam na',
  'czekamy do', // Na Państwa odpowiedź czekamy do 15 maja.
  'czekam do',
  'wystarczy odpisac',
  'oczekuje na',
  'oczekujemy na',
  'oczekuje zwrotu',
  'prosba o',
  'prosbe o',
  'wdzieczn* za',
  'daj znac',
  'daj mi znac',
  'dajcie znac',
  'dac znac',
  'podeslij',
  'przypomina* o obowiazku',
  'obowiazek usuniecia',
  'obowiazek wykonania',
  'obowiazek przedlozenia',
  'obowiazek dostarczenia',
  'podlega zwrotowi', // Laptop szkolny podlega zwrotowi do 22 czerwca.
  'podlegaja zwrotowi',
  'czeka* na odbior',
  'pozostalo podpisac',
  'pozostaje podpisac',
  'uzaleznia*', // Uzależniam zezwolenie od posadzenia drzew do 20 maja.
]);
const deed = either(
  'zwrot',
  'zwroceni',
  'zlozeni',
  'oddani',
  'odbior',
  'odebrani',
  'dostarczeni',
  'przeslani',
  'odeslani',
  'nadeslani',
  'przedlozeni',
  'przedstawieni',
  'podpisani',
  'wypelnieni',
  'potwierdzeni',
  'zgloszeni',
  'uzupelnieni',
);
/** "wydłużamy termin na odesłanie podpisanej ugody", "Ostateczny termin zwrotu książek: 19 czerwca". */
const termForAct = new RegExp(
  String.raw`\btermin\w{0,3} (?:(?:na|do) [a-z]+(?:nie|cie|nia|cia)|(?:[a-z]+ )?${deed})`,
);
/** "Niezbędne będzie dostarczenie zaświadczenia", "Warunkiem przyjęcia jest złożenie oświadczenia", "wymaga potwierdzenia". */
const needs = new RegExp(
  String.raw`\b(?:niezbedn|konieczn|potrzebn|wymagan|warunkiem|wymaga)[a-z]*\b[^.;]{0,60}\b${deed}`,
);
/** "Podpisaną zgodę zwraca się wychowawcy", "deklarację oddajemy w sekretariacie"; an application is a choice. */
const impersonal = new RegExp(
  either(
    /\b(?:sklada|oddaje|zwraca|przynosi|dostarcza|odsyla|potwierdza) sie\b/,
    /\b(?:oddajemy|skladamy|zwracamy|przynosimy) [^.;]{0,30}\b(?:wychowawc|nauczyciel|sekretaria)/,
  ),
);
const untilDay = /^(?!\W*dla [^.;:]{3,50}:).*\b(?:do|najpozniej|przed) (?:dnia )?\d/;
const ofChoice =
  /\b(?:wnios(?:ek|ki)|podani[ea]|skladaja?|sklada sie (?:go|ja|je)|oswiadczeni[ea])\b/;

/** "termin wykonania obowiązku przedłużam do 30 listopada", "termin 30 czerwca pozostaje bez zmian". */
const setAnew =
  /\b(?:przedluz|przesuw|wydluz)a\w* z \d|\btermin\b[^.;]{0,160}\b(?:przedluz\w+|przesuw\w+|wydluz\w+|pozostaje bez zmian|nie ulega zmianie)\b/;

/** Whether a folded sentence with a day or a length of time asks its reader for something. */
export const asksInTerm = (folded: string): boolean =>
  (orders.test(folded) && orders.test(withoutSendersDuty(folded))) ||
  termForAct.test(folded) ||
  setAnew.test(folded.replaceAll(/\br\. /g, 'r ')) ||
  needs.test(folded) ||
  (impersonal.test(folded) && untilDay.test(folded) && !ofChoice.test(folded));
