import {
  beginningOf,
  type Clause,
  clausesOf,
  itemMark,
  wordsBegin,
} from '#shared/letters/reading/clauses/clause.ts';
import { namesWithdrawn } from '#shared/letters/reading/clauses/corrections/withdrawn.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import {
  concernsReader,
  isSomebodyElse,
  personByStem,
} from '#shared/letters/reading/clauses/persons.ts';
import { asksSoftly, waits } from '#shared/letters/reading/clauses/words/asking-words.ts';
import { adviceWords, callWords } from '#shared/letters/reading/clauses/words/call-words.ts';
import { imperatives } from '#shared/letters/reading/clauses/words/imperatives.ts';
import { tellsNeed } from '#shared/letters/reading/clauses/words/need-words.ts';
import {
  isSendersAct,
  urges,
  withoutSendersDuty,
} from '#shared/letters/reading/clauses/words/sender-duty-words.ts';
import { toldElsewhereWords } from '#shared/letters/reading/clauses/words/told-elsewhere-words.ts';
import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { quotedTo } from '#shared/letters/text/quote-end.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { anyOf, wordPattern } from '#shared/letters/text/word-list.ts';

import {
  asksWhatToDo,
  isChoice,
  isConditional,
  listsWhatIsMissing,
  questionBefore,
} from './call-conditions.ts';
import { denied } from './denied-words.ts';
import { answersBehind, countedBehind, itemsBehind, LONGEST_LIST, portions } from './list-items.ts';
import { isDenied, isHeadingQuestion } from './own-questions.ts';

const toldElsewhere = wordPattern(toldElsewhereWords);
const isToldElsewhere = (text: string) =>
  toldElsewhere.test(text.replaceAll(evidenceOfPayment, ' '));
/** "dowody zapłaty", "źródło wpłat gotówkowych": papers and answers that are asked for like any other. */
const evidenceOfPayment =
  /\b(?:dowod|potwierdzeni|zrodl|pochodzeni)\w* (?:\w+ )?(?:(?:za|w)plat|przelew)\w*/g;
const opensUnder = wordPattern(imperatives);
/** "Jeżeli propozycja Ci odpowiada, napisz do mnie": an imperative after its condition. */
const afterCondition = String.raw`^(?:jezeli|jesli|gdy)\b[^.;]*, ${opensUnder.source}`;
/** "postanawia: 2. wezwać obowiązanego do złożenia sprawozdania": an order as a point of a ruling. */
const ordered = String.raw`(?:wezwac|zobowiazac|nakazac)\b`;
/** "Co zrobić: podpisać zgodę i oddać ją wychowawcy": a row of a table. */
const rowOfDeed = String.raw`^co (?:[a-z]+ ){0,2}zrobic:?\s+[a-z]{3,}c\b`;
const orders = new RegExp(
  `${anyOf(callWords, adviceWords)}|${rowOfDeed}|^(?:${itemMark.source.slice(1)})?(?:${opensUnder.source}|${ordered})|${afterCondition}`,
);
/** "trzeba będzie złożyć wniosek", "Wtedy trzeba by oddać cały dług": what would follow, not what is asked. */
const willFollow =
  /\btrzeba (?:by|bedzie)\b|\bbedzie trzeba\b|^\W*bez [^.,;]{3,60} trzeba\b|\bpobran\w+ mimo\b|\bnie wyznacza\b/;
/** "Kto skorzysta z oferty, zobowiązuje się na 24 miesiące": what somebody would promise. */
const promises = /\bkto\b[^.;]*\bzobowiazuj\w+ sie\b|\bzobowiazuj\w+ sie (?:na|nie|ze)\b/;
const MOST_CALLS = 6;
const LEAST_WORDS = 4;
const LEAD = 60;
const LONGEST = 200;
const UNCUT = 2000;

/** What the letter asks of the reader besides paying, attending and remedies, in its own sentences. */
export function ownCalls(view: LetterView, role: Person | undefined): string[] {
  let told = 0;
  return callClauses(view, role)
    .filter((clause) => !isConditional(view, clause))
    .flatMap((clause) => {
      // An item of a list that was told whole is not told a second time.
      if (clause.span.end <= told) return [];
      told = Math.max(told, listedBehind(view, clause).items.at(-1)?.span.end ?? 0);
      return callIn(view, clause);
    })
    .toSorted((left, right) => Number(onlyAdvises(left)) - Number(onlyAdvises(right)))
    .slice(0, MOST_CALLS);
}

/** "dlatego radzimy przyjechać z kimś bliskim": a recommendation, without a request of any other wording. */
export function onlyAdvises(words: string): boolean {
  const folded = foldText(words);
  return advising.test(folded) && !calling.test(folded);
}
const advising = wordPattern(adviceWords);
const calling = wordPattern(callWords);

/** What the letter asks only of a reader to whom something applies ("Sprzedała Pani auto? Proszę przesłać umowę"). */
export function conditionalCalls(view: LetterView, role: Person | undefined): string[] {
  return callClauses(view, role)
    .filter((clause) => isConditional(view, clause))
    .flatMap((clause) => {
      const question = questionBefore(view, clause);
      const words = callIn(view, clause);
      return question === undefined ? words : words.map((call) => `${question} ${call}`);
    })
    .slice(0, MOST_CALLS);
}

function callClauses(view: LetterView, role: Person | undefined): Clause[] {
  return clausesOf(view).filter(
    (clause) =>
      (clause.part === 'operative' || asksInInstruction(clause)) &&
      (isDenied(view, clause) ||
        (clause.text.split(' ').length >= leastWords(clause) && ordersReader(clause.text)) ||
        asksWhatToDo(clause)) &&
      (isDenied(view, clause) || !isHeadingQuestion(clause)) &&
      (waits.test(clause.text) || (!isToldElsewhere(clause.text) && !denied.test(clause.text))) &&
      !willFollow.test(clause.text) &&
      !urges.test(clause.text) &&
      !promises.test(clause.text) &&
      !callsAnother(clause, role) &&
      !namesWithdrawn(view, clause) &&
      concernsReader(clause, role),
  );
}

/** Cheap first: few clauses contain any order. */
const ordersReader = (text: string): boolean =>
  (orders.test(text) && orders.test(withoutSendersDuty(text))) ||
  asksSoftly(text) ||
  tellsNeed(text);

/** "zobowiązuje powoda do złożenia umowy": the order is for the other party. */
function callsAnother({ text }: Clause, role: Person | undefined): boolean {
  const called =
    /\b(?:(?:wzywa|zobowiazuje|nakazuje)\w{0,2}|wezwac|zobowiazac|nakazac) (?:sie )?(\w+)/.exec(
      text,
    )?.[1];
  const person = called === undefined ? undefined : personByStem(called);
  return person !== undefined && isSomebodyElse(person, role);
}

/** "Wzywam pracodawcę, aby:" continues in its items. */
const leastWords = ({ text }: Clause) => (text.endsWith(':') ? 1 : LEAST_WORDS);

/** "4. Proszę złożyć nową deklarację": the sender's own request within the instruction or behind the reasons. */
const asksInInstruction = ({ part, text }: Clause) =>
  (part === 'instruction' || part === 'reasons') && ownRequest.test(text);
const ownRequest = wordPattern(['prosze', 'prosimy', 'wzywam', 'wzywamy']);

/** The request in its own words: from its beginning unless that would cut it off, with the items it introduces. */
function callIn(view: LetterView, clause: Clause): string[] {
  const { span, text } = clause;
  if (isDenied(view, clause)) {
    const answer = clausesOf(view)[clausesOf(view).indexOf(clause) + 1];
    return [quoteAt(view, { start: wordsBegin(view, clause), end: (answer ?? clause).span.end })];
  }
  const { items, opens } = listedBehind(view, clause);
  // The request is in a list that cannot be read: an introduction without a deed says nothing alone.
  if (items.length === 0 && opens && !namesDeed.test(text)) return [];
  const lead = view.spaced.slice(span.start, span.end).search(/\S/);
  const at = text.search(orders);
  const start =
    at > LEAD && text.length > LONGEST ? span.start + lead + at : wordsBegin(view, clause);
  const counted = countedBehind(view, clause);
  if (counted !== undefined)
    return [quotedTo(quoteAt(view, { start, end: counted.span.end }, UNCUT), LONGEST_LIST)];
  if (items.length === 0)
    return [quotedTo(quoteAt(view, { start, end: span.end }, UNCUT), LONGEST)];
  // What the reader chooses between is no order of the sums in it.
  if (isChoice(clause) && items.some((item) => /\d ?(?:zl|pln|eur)\b/.test(item.text))) return [];
  return portions(start, items).map((portion) =>
    quotedTo(quoteAt(view, portion, UNCUT), LONGEST_LIST),
  );
}

/** "należy potwierdzić wolę przyjęcia:", and not "należy dostarczyć:". */
const namesDeed =
  /\b(?:nalezy|trzeba|mus\w+|powin\w+|prosimy|prosze|obowiazek)\b[^.;:]* [a-z]{3,}c (?:sie )?[a-z]{3,}/;

const opensNews = /\bzapozna\w+ sie\b|\bprzeczyt\w+/;
/** What nobody is sent to sign unread. */
const binds = /\bugod|\buznani\w* dlug/;
const opensList = /[:?]\s*$/;
const isQuestion = (text: string) => text.endsWith('?') && asksSoftly(text);

/** The items that a request introduces. */
function listedBehind(view: LetterView, clause: Clause): { items: Clause[]; opens: boolean } {
  const isIntroduction = asksWhatToDo(clause);
  const opens = isIntroduction || (opensList.test(clause.text) && !isQuestion(clause.text));
  const behind = opens ? itemsBehind(view, clause) : [];
  // "Prosimy o zapoznanie się z ustaleniami: • Wynagrodzenie wypłacimy …": no list of what the reader does.
  const isNews = opensNews.test(clause.text) && behind.some(({ text }) => isSendersAct(text));
  const listed = isNews ? [] : behind;
  if (isIntroduction && behind.length === 0) {
    const answers = answersBehind(view, clause);
    return {
      items: answers.filter(({ text }) => !isToldElsewhere(text) && !binds.test(text)),
      opens,
    };
  }
  // What a letter lists as all that is to be done is told whole, payments included.
  const items = isIntroduction ? listed : listed.filter(({ text }) => !isToldElsewhere(text));
  return { items, opens };
}

/** What the letter lists for the reader to do, item by item in its own words; empty without such a list. */
export function calledItems(view: LetterView, role: Person | undefined): string[] {
  const opener = clausesOf(view).find(
    (clause) =>
      clause.part === 'operative' &&
      (listsWhatIsMissing(clause) || (/:\s*$/.test(clause.text) && orders.test(clause.text))) &&
      concernsReader(clause, role),
  );
  return opener === undefined
    ? []
    : itemsBehind(view, opener).map((one) =>
        quoteAt(view, { start: beginningOf(view, one), end: one.span.end }),
      );
}
