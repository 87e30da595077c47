import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { anyOf, wordPattern } from '#shared/letters/text/word-list.ts';

import { type Clause, clausesOf } from './clause.ts';
import type { Person } from './person-words.ts';
import { concernsReader } from './persons.ts';

/** Words that call upon the reader. */
const call = wordPattern([
  'wzywa*', // wzywa się Pana do usunięcia braków przez: 1) …
  'zobowiazuj*',
  'nalezy',
  'prosimy',
  'prosze o',
  'prosze, aby',
  'zada*',
  'zadamy',
]);
/** What other words of the result tell already: paying, coming, remedies, and how one reaches the sender. */
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
const orders = wordPattern([
  'wzywam',
  'wzywamy',
  'wzywa sie',
  'wzywa pan*',
  'zobowiazuj*',
  'nakazuj*',
  'nalezy',
  'prosimy',
  'prosze',
  'zadam',
  'zadamy',
]);
/** "nie prosimy o dopłaty", "niczego nie należy dopłacać": no call. */
const denied = new RegExp(
  String.raw`\bnie ${anyOf(['prosimy', 'prosze', 'wzywamy', 'wzywam', 'wzywa', 'zadamy', 'zadam', 'nalezy', 'zobowiazuj*', 'nakazuj*'])}`,
);
const MOST_CALLS = 2;
const LEAST_WORDS = 5;
const LEAD = 60;
const LONGEST = 200;

/** What the letter asks of the reader besides paying, coming and remedies, in its own sentences. */
export function ownCalls(view: LetterView, role: Person | undefined): string[] {
  return clausesOf(view)
    .filter(
      (clause) =>
        clause.part === 'operative' &&
        clause.text.split(' ').length >= LEAST_WORDS &&
        orders.test(clause.text) &&
        !toldElsewhere.test(clause.text) &&
        !conditional.test(clause.text) &&
        !denied.test(clause.text) &&
        concernsReader(clause, role),
    )
    .slice(0, MOST_CALLS)
    .map(({ span, text }) => {
      const lead = view.spaced.slice(span.start, span.end).search(/\S/);
      const at = text.search(orders);
      // From its beginning, unless the call would then be cut off.
      const mark = at > LEAD && text.length > LONGEST ? at : (item.exec(text)?.[0].length ?? 0);
      return quoteAt(view, { start: span.start + lead + mark, end: span.end }, LONGEST);
    });
}

const item = /^(?:\d{1,2}[.)]|[a-z]\)|[-–•*])\s+/;
const MOST_ITEMS = 8;

/** What the letter lists that the reader has to do, item by item in its own words; empty without such a list. */
export function calledItems(view: LetterView, role: Person | undefined): string[] {
  const clauses = clausesOf(view);
  const opener = clauses.findIndex(
    (clause) =>
      clause.part === 'operative' &&
      /:\s*$/.test(clause.text) &&
      call.test(clause.text) &&
      concernsReader(clause, role),
  );
  if (opener < 0) return [];
  const rest = clauses.slice(opener + 1, opener + 1 + MOST_ITEMS);
  const end = rest.findIndex(({ text }) => !item.test(text));
  return (end < 0 ? rest : rest.slice(0, end)).map((clause) => itemWords(view, clause));
}

function itemWords(view: LetterView, { span, text }: Clause): string {
  const lead = view.spaced.slice(span.start, span.end).search(/\S/);
  const mark = item.exec(text)?.[0].length ?? 0;
  return quoteAt(view, { start: span.start + lead + mark, end: span.end });
}
