import type { Classification } from '#shared/domain/analysis-result.ts';
import { findDates } from '#shared/letters/calendar/dates.ts';
import { type Clause, clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import { concernsReader } from '#shared/letters/reading/clauses/persons.ts';
import { everyday } from '#shared/letters/reading/clauses/words/own-words-lists.ts';
import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

const MOST = 5;
const SHORTEST = 20;
const LONGEST = 240;
/** So many characters in common make two sentences the same. */
const SAME = 50;

const general = wordPattern(everyday);

/** What the reader is entitled to, or need not do. */
const right = wordPattern([
  'przysluguj*', // Przysługuje Pani odprawa w wysokości …
  'nalezy sie',
  'ma pan* prawo',
  'maja panstwo prawo',
  'masz prawo',
  'moze pan*',
  'moga panstwo',
  'mozesz',
  'mozna',
  'wolno pan*',
  'wolno ci',
  'nie musi*',
  'nie trzeba',
  'nie ma obowiazku',
  'uprawniony do',
  'uprawniona do',
]);
/** What the reader is told to do or leave. */
const duty = wordPattern([
  'nalezy',
  'prosimy o',
  'prosze o',
  'prosimy *c',
  'musi*',
  'obowiazan*',
  'zobowiazan*',
  'zobowiazuj*',
  'powinien',
  'powinna',
  'powinni',
  'wymaga*',
  'nie wolno',
  'warunkiem jest',
]);
/** What was decided. */
const outcome = wordPattern([
  'odmawia*',
  'odmowil*',
  'nie uznaj*',
  'nie uznal*',
  'nie uwzglednia*',
  'nie uwzglednil*',
  'uznaj*',
  'uznalismy',
  'przyznaj*',
  'przyznalismy',
  'odrzuca*',
  'umarza*',
  'uchyla*',
  'wypowiada*',
  'rozwiazuj*',
]);
/** What is lost or follows. */
const loss = new RegExp(either('utrac', 'wygasni', 'wygasa', 'pod rygorem', 'przedawn', 'przepad'));
/** A length of time to act in: "ma 6 miesięcy", "w ciągu sześciu miesięcy". */
const time =
  /\b(?:ma|maja|masz|w ciagu|w terminie|przez|po) (?:\w+ )?(?:\d{1,3}|dwoch|trzech|szesci\w+|siedmi\w+|czternastu|trzydziestu) (?:dni|tygodni|miesi|lat)/;
/** Words of paying: sums to pay stand in the money of the result, with their role. */
const paying = new RegExp(
  either(
    'zaplac',
    'zaplat',
    'wplac',
    'wplat',
    'uregul',
    'splac',
    'splat',
    'przelej',
    'przelew',
    'uisc',
    'uiszcz',
  ),
);

const sum = /\d ?(?:zl|pln|eur|chf|usd)\b/;

/**
 * Sentences of the letter that give the reader a right, a duty, a day, an outcome or a loss, and that no fact of
 * the result rests on: at most five, in the letter's order and words. Sums to pay are left to the result's money.
 */
export function unplacedSentences(
  letter: Letter,
  { critical_dates: dates, ...facts }: Classification,
): string[] {
  const { view, role, documentDate, type } = readLetter(letter);
  if (type.reply === 'scam') return [];
  const told = folded(JSON.stringify({ dates, ...facts }));
  const quotes = [...(dates.terms ?? []), ...(dates.events ?? [])]
    .map(({ quote }) => bare(folded(quote ?? '')))
    .filter((quote) => quote !== '');
  const isTold = ({ text }: Clause) =>
    told.includes(bare(text).slice(0, SAME)) || quotes.some((quote) => text.includes(quote));
  const days = findDates(view.flow).filter(
    ({ iso, role: kind }) =>
      kind !== 'statute' && iso > (documentDate ?? '9999') && !told.includes(iso),
  );
  const hasDay = ({ span }: Clause) =>
    days.some(({ at }) => at.start >= span.start && at.start < span.end);
  const paysSum = ({ text }: Clause) => paying.test(text) && sum.test(text);
  const listed = itemsOfRights(clausesOf(view));
  const weight = (clause: Clause) =>
    3 * Number(hasDay(clause)) +
    2 * Number(right.test(clause.text) || listed.has(clause)) +
    2 * Number(time.test(clause.text)) +
    2 * Number(outcome.test(clause.text)) +
    Number(duty.test(clause.text)) +
    Number(loss.test(clause.text)) +
    Number(clause.part === 'operative');
  return clausesOf(view)
    .filter((clause) => isAbout(clause, role) && !isTold(clause) && !paysSum(clause))
    .map((clause) => ({ clause, weight: weight(clause) }))
    .filter((one) => one.weight > 2)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .toSorted((one, other) => one.clause.span.start - other.clause.span.start)
    .map(({ clause }) => wordsOf(view, clause));
}

const mark = /^(?:\d{1,2}[.)]|[a-z]\)|[-–•*]|\[x\])\s+/;
const folded = (text: string) => foldText(text).replace(/\s+/g, ' ');
const bare = (text: string) => text.replace(mark, '').replace(/[\s.,;:]+$/, '');

/** "Może Pan: 1) …, 2) …": the items of a list that grants something. */
function itemsOfRights(clauses: readonly Clause[]): ReadonlySet<Clause> {
  const items = new Set<Clause>();
  let isGranted = false;
  for (const clause of clauses) {
    if (!mark.test(clause.text)) isGranted = right.test(clause.text) && clause.text.endsWith(':');
    else if (isGranted) items.add(clause);
  }
  return items;
}

function isAbout(clause: Clause, role: ReturnType<typeof readLetter>['role']): boolean {
  const { part, text } = clause;
  if (part === 'privacy' || part === 'enclosed' || part === 'reasons') return false;
  return (
    text.length >= SHORTEST &&
    !general.test(text) &&
    !text.endsWith('?') &&
    concernsReader(clause, role)
  );
}

function wordsOf(view: LetterView, { span, text }: Clause): string {
  const start = span.start + view.spaced.slice(span.start, span.end).search(/\S/);
  const from = start + (mark.exec(text)?.[0].length ?? 0);
  return quoteAt(view, { start: from, end: span.end }, LONGEST).replace(/[\s,;]+$/, '');
}
