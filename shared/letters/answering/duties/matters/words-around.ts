import type { Term } from '#shared/domain/term.ts';
import { asksWhatToDo } from '#shared/letters/reading/clauses/calls/call-conditions.ts';
import { withItems } from '#shared/letters/reading/clauses/calls/list-items.ts';
import { clauseAt } from '#shared/letters/reading/clauses/clause.ts';
import { placeOfTerm } from '#shared/letters/reading/days/term-place.ts';
import { behindOpening } from '#shared/letters/reading/gist/heading-first.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { quoteAt, sentenceOf } from '#shared/letters/reading/letter-view.ts';
import { quotedTo, withoutLooseEnd } from '#shared/letters/text/quote-end.ts';
import { foldText } from '#shared/letters/text/text.ts';

/** Words kept before a term, so that its verb is read with it. */
const LEAD = 110;
/** Words kept before it when only they have the verb. */
const LONG_LEAD = 280;
const LONGEST = 200;
const UNCUT = 2000;
/** Words kept behind it. */
const TAIL = 60;
/** Words kept behind it when they say what is asked: "Do 31 marca prosimy zwrócić laptop, telefon i kartę". */
const LONG_TAIL = 180;

/** The letter's words around a term: its sentence, or as much of a long one as tells what is asked. */
export function wordsAround({ view }: LetterFacts, term: Term): string | undefined {
  const at = placeOfTerm(view, term);
  if (at === undefined) return undefined;
  const sentence = sentenceOf(view, at);
  const before = view.flow.text.slice(Math.max(sentence.start, at.start - LONG_LEAD), at.start);
  // "wzywa Pana jako opiekuna …, do złożenia rachunku za okres od … do …, w terminie do …": a request far ahead of its day
  const isFar =
    [before, before.slice(-LEAD)].filter((one) => callWords.test(foldText(one))).length === 1;
  const lead = isFar ? before : before.slice(-LEAD);
  const cut = at.start - lead.length > sentence.start || isFar ? wholeWordsFrom(lead) : 0;
  const from = at.start - lead.length + cut;
  const opened = cut === 0 ? behindOpening(view, { start: from, end: sentence.end }) : from;
  const start = opened <= at.start ? opened : from;
  const clause = clauseAt(view, at.start);
  const listed =
    clause !== undefined && (/:\s*$/.test(clause.text) || asksWhatToDo(clause))
      ? withItems(view, clause)
      : undefined;
  if (listed !== undefined) return listed;
  const behind = view.flow.text.slice(at.end, sentence.end);
  const tail = asksBehind(view.flow.text.slice(start, at.start), behind) ? LONG_TAIL : TAIL;
  const isWhole = sentence.end <= at.end + tail;
  const end = isWhole ? sentence.end : at.end + tailEnd(behind.slice(0, tail));
  const words = quotedTo(quoteAt(view, { start, end }, UNCUT), isFar ? LONG_LEAD : LONGEST);
  return isWhole ? words : withoutLooseEnd(words);
}

/** "zwrócić", "złożenia", "do zapłaty": what is to be done. */
const deed =
  /\b(?:[a-z]{2,}(?:[aeiy]c|[sz]c)|(?!stycz|kwiet|sierp|wrzes|grud|tygod)[a-z]{3,}(?:ni|ci)[aeu]|zwrot\w*|(?:za|w|do)plat\w*|wplyw|odbior\w*|odpowied\w*)\b/;

/** "…, bez wniosku. + Może Pan": where another thought begins. */
const nextThought = /(?<=\p{L}{3})\.\s|;|\s[+•]\s/u;

/** Whether what is asked stands only behind the term. */
function asksBehind(before: string, behind: string): boolean {
  const [first = ''] = behind.split(nextThought);
  const [told, asked] = [foldText(before), foldText(first)];
  return !deed.test(told) && deed.test(asked) && (callWords.test(told) || callWords.test(asked));
}

/** Where the words behind a term of a longer sentence may end: before a comma, otherwise at a word. */
function tailEnd(tail: string): number {
  const comma = tail.search(/,(?=\s)(?!\s(?:\S+ )?któr)(?![^]*,\s(?!(?:\S+ )?któr))/);
  return Math.max(0, comma >= 0 ? comma : tail.search(/\s\S*$/));
}

const callWords =
  /\b(?:wzyw\w+|prosimy|prosze|zobowiaz\w+|nalezy|nakaz\w+|zad\w+|mo(?:ze|ga) pan\w*)\b/;

/** Where words cut from a longer sentence may begin: at its request, otherwise after a comma, otherwise at a word. */
function wholeWordsFrom(lead: string): number {
  const call = foldText(lead).search(callWords);
  if (call >= 0 && foldText(lead).length === lead.length) return call;
  const comma = lead.search(/, (?=\S)/);
  return comma >= 0 ? comma + 2 : lead.search(/\s/) + 1;
}
