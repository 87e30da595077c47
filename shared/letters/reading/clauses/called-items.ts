import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { anyOf, wordPattern } from '#shared/letters/text/word-list.ts';

import { type Clause, clausesOf } from './clause.ts';
import type { Person } from './person-words.ts';
import { concernsReader } from './persons.ts';
import { adviceWords, callWords, imperatives } from './words/call-words.ts';

/** The mark of an item of a list. */
const itemMark = String.raw`(?:\d{1,2}[.)]|[a-z]\)|[-–•*]|\[x\]|☒|☑)\s+`;
const item = new RegExp(`^${itemMark}`);
const MOST_ITEMS = 8;

/** Subjects that other parts of the result already cover: paying, attending, remedies and the sender's contact data. */
const toldElsewhere = wordPattern([
  'zaplat*',
  'zaplac*',
  'wplat*',
  'wplac*',
  'uiszcz*',
  'uisci*',
  'stawi*',
  'stawiennictw*',
  'odwolani*',
  'zazaleni*',
  'sprzeciw*',
  'skarg*',
  'apelacj*',
  'reklamacj*',
  'wzywa do uzupelnienia',
  'nie odpowiadac',
  'o kontakt',
  'kontaktowac',
  'powolac',
  'podac numer',
  'podawac',
  'podac znak',
  'pamietac, ze', // Proszę pamiętać, że zaległości mogą mieć wpływ na prawo do świadczeń: to wiadomość
  'zwrocic uwage, ze',
  'miec na uwadze*',
  'przyjac do wiadomosci',
  'wyrozumialosc',
  'cierpliwosc',
  'nizej okreslon*', // wzywa się do wykonania niżej określonego obowiązku
  'nizej wskazan*',
  'nizej wymienion*',
  'ponizej okreslon*',
  'wyzej okreslon*',
  'powyzszego obowiazku',
  'nalezy do', // Samochód należy do dłużnika.
  'nalezy sie',
]);
const conditional = /^\W*(?:jezeli|jesli|gdy|gdyby|w razie|w przypadku|o ile|po bezskutecznym)\b/;
const opensUnder = wordPattern(imperatives);
const orders = new RegExp(`${anyOf(callWords, adviceWords)}|^(?:${itemMark})?${opensUnder.source}`);
/** Words of a demand that "nie" turns round. */
const demands = [
  'prosimy',
  'prosze',
  'wzywamy',
  'wzywam',
  'wzywa',
  'zadamy',
  'zadam',
  'nalezy',
  'trzeba',
  'musi',
  'musza',
  'musisz',
  'ma pan* obowiazku',
  'powinien',
  'powinna',
  'jest konieczne',
  'wymaga*',
  'jest pan* zobowiazan*',
  'jest pan* obowiazan*',
  'sa panstwo zobowiazani',
  'sa panstwo obowiazani',
  'oczekujemy',
  'zobowiazuj*',
  'nakazuj*',
];
/** "nie prosimy o dopłaty", "niczego nie należy dopłacać": these ask for nothing. */
const denied = new RegExp(String.raw`\bnie ${anyOf(demands)}`);
const MOST_CALLS = 3;
const LEAST_WORDS = 4;
const LEAD = 60;
const LONGEST = 200;

/** What the letter asks of the reader besides paying, attending and remedies, in its own sentences. */
export function ownCalls(view: LetterView, role: Person | undefined): string[] {
  return clausesOf(view)
    .filter(
      (clause) =>
        (clause.part === 'operative' || asksInInstruction(clause)) &&
        ((clause.text.split(' ').length >= LEAST_WORDS && orders.test(clause.text)) ||
          asksWhatToDo.test(clause.text)) &&
        !toldElsewhere.test(clause.text) &&
        !conditional.test(clause.text) &&
        !denied.test(clause.text) &&
        concernsReader(clause, role),
    )
    .flatMap((clause) => callIn(view, clause))
    .slice(0, MOST_CALLS);
}

/** "4. Proszę złożyć nową deklarację": the sender's own request within the instruction. */
const asksInInstruction = ({ part, text }: Clause) =>
  part === 'instruction' && ownRequest.test(text);
const ownRequest = wordPattern(['prosze', 'prosimy', 'wzywam', 'wzywamy']);

/** The request in its own words: from its beginning unless that would cut it off, with the items it introduces. */
function callIn(view: LetterView, clause: Clause): string[] {
  const { span, text } = clause;
  const listed = opensList.test(text) ? itemsBehind(view, clause) : [];
  const told = listed.findIndex((one) => toldElsewhere.test(one.text));
  const items = told < 0 ? listed : listed.slice(0, told);
  // The request is in a list that cannot be read: its introduction alone says nothing.
  if (items.length === 0 && opensList.test(text)) return [];
  const lead = view.spaced.slice(span.start, span.end).search(/\S/);
  const at = text.search(orders);
  const mark = at > LEAD && text.length > LONGEST ? at : (item.exec(text)?.[0].length ?? 0);
  const end = items.at(-1)?.span.end ?? span.end;
  const limit = items.length === 0 ? LONGEST : LONGEST_LIST;
  return [quoteAt(view, { start: span.start + lead + mark, end }, limit)];
}

const LONGEST_LIST = 320;
const opensList = /[:?]\s*$/;
/** "Co powinna Pani zrobić?", "Co warto zrobić:" */
const asksWhatToDo =
  /^co (?:[a-z]+ ){0,3}(?:zrobic|przygotowac|zabrac|dolaczyc|przyniesc)(?: [a-z]+){0,3} ?[?:]$/;

/** What the letter lists for the reader to do, item by item in its own words; empty without such a list. */
export function calledItems(view: LetterView, role: Person | undefined): string[] {
  const opener = clausesOf(view).find(
    (clause) =>
      clause.part === 'operative' &&
      /:\s*$/.test(clause.text) &&
      orders.test(clause.text) &&
      concernsReader(clause, role),
  );
  return opener === undefined ? [] : itemsBehind(view, opener).map((one) => itemWords(view, one));
}

/** The items of the list that a clause introduces. */
function itemsBehind(view: LetterView, opener: Clause): Clause[] {
  const clauses = clausesOf(view);
  const at = clauses.indexOf(opener) + 1;
  const rest = clauses.slice(at, at + MOST_ITEMS);
  const end = rest.findIndex(({ text }) => !item.test(text));
  return end < 0 ? rest : rest.slice(0, end);
}

function itemWords(view: LetterView, { span, text }: Clause): string {
  const lead = view.spaced.slice(span.start, span.end).search(/\S/);
  const mark = item.exec(text)?.[0].length ?? 0;
  return quoteAt(view, { start: span.start + lead + mark, end: span.end });
}
