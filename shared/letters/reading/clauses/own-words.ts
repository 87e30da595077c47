import { namesWithdrawn } from '#shared/letters/reading/clauses/corrections/withdrawn.ts';
import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { itemsBehind } from './calls/list-items.ts';
import { silentConsent } from './calls/silent-consent.ts';
import { type Clause, clausesOf, wordsBegin } from './clause.ts';
import type { Person } from './person-words.ts';
import { concernsReader } from './persons.ts';
import {
  asksWhatThen,
  conditions,
  harmless,
  ofSideDuty,
  threats,
  threatsAhead,
} from './words/consequence-words.ts';
import {
  cheaper,
  everyday,
  ifDone,
  notCheaper,
  notOffered,
  offers,
  thenSpared,
} from './words/own-words-lists.ts';

/** A sentence in the letter's own words, with its place. */
export type OwnWords = { quote: string; clause: Clause };

const LEAD = 60;
const MOST_OFFERS = 3;
const LONGEST = 320;
/** A consequence is shown up to this length. */
const SHOWN = 160;
const MOST_BEFORE = 300;
const condition = wordPattern(conditions);
const threat = wordPattern(threats);
const threatAhead = wordPattern(threatsAhead);
const discount = wordPattern(cheaper);
const noDiscount = wordPattern(notCheaper);
const sum = /\d ?(?:zl|pln|eur|%)/;
const offer = wordPattern(offers);
const denied = wordPattern(notOffered);
const general = wordPattern(everyday);
const done = wordPattern(ifDone);
const spared = wordPattern(thenSpared);
/** "Jeżeli nie zgadza się Pani …": a choice, not a failure to act. */
const reassures =
  /\bnie (?:zgadza|akceptuj|chce|odpowiada|musi|moze pan)\w*|\bnie (?:rozwiazuje|zwalnia|wstrzym)/;
/** "Jeżeli sąd …": somebody other than the reader. */
const another = either(
  'oddzial',
  'organ',
  'sad',
  'zaklad',
  'urzad',
  'bank',
  'dluznik',
  'wierzyciel',
  'pozwany',
  'powod',
  'prezes',
  'wojt',
  'komornik',
);
/** "nie rozpatrzy wniosku": something only they can fail to do. */
const deciding = /nie (?:uwzgledni|rozpatrzy|rozpozna|wyda|udzieli)\w*/;

/** "…, jeśli nie zapłaci Pani", "…, jeżeli nie otrzymamy wpłaty": the reader fails to act. */
const readersAct = /^(?:jezeli|jesli|gdy) [^.;]{0,60}\b(?:pan|pani|panstwo|otrzymamy|wplynie)\b/;

/** "Jeżeli Oddział nie uwzględni odwołania": the sender fails to act. */
const othersAct = new RegExp(
  String.raw`^(?:jezeli|jesli) (?:\w+ )?${another}\b|^(?:jezeli|jesli)[^.;]{0,40}\b${deciding.source}`,
);

/**
 * The consequences that the letter announces when the reader does nothing; its own acts come before its
 * general instruction.
 */
export function foretoldBy(view: LetterView, role: Person | undefined): OwnWords | null {
  const consent = silentConsent(view);
  if (consent !== undefined && consent.text.length <= LONGEST) return wordsFrom(view, consent, 0);
  const told = clausesOf(view)
    .filter(
      (clause, at, all) =>
        (foretells(clause) && !failsAnother(clause, all[at - 1])) || isAnswer(clause, all[at - 1]),
    )
    .filter(
      (clause) =>
        concernsReader(clause, role) && !general.test(clause.text) && !harmless.test(clause.text),
    );
  const found = told.find(({ part }) => part === 'operative') ?? told[0];
  if (found === undefined) return null;
  const at = Math.max(found.text.search(condition), found.text.search(/\bpod rygorem\b/));
  return wordsFrom(view, found, Math.max(at > LEAD ? at : 0, outcomeAt(found.text)));
}

/**
 * "Jeżeli uniemożliwi Pani badanie (…) albo nie dostarczy wyników, zaświadczenie straci ważność": where what follows
 * begins, when the condition before it leaves no room for it in a quote; otherwise 0.
 */
function outcomeAt(text: string): number {
  if (text.length <= SHOWN) return 0;
  const begins = Math.max(text.search(condition), 0);
  const main = [...text.matchAll(/, (?!(?:o |w |na )?ktor|ze |aby |a |albo )(?=[a-z])/g)]
    .map(({ index }) => index + 2)
    .find((at) => at > begins + LEAD && at < MOST_BEFORE && threat.test(firstPart(text, at)));
  return main ?? 0;
}

const firstPart = (text: string, at: number): string => text.slice(at).split(',')[0] ?? '';

/** "ekwiwalent za 17 dni niewykorzystanego urlopu": paid, not lost. */
const ofLeave = /\bniewykorzystan\w+ (?:\w+ )?(?:urlop|dni|wypoczyn)/;

/** "Wystąpimy do sądu.": the consequence is the answer, not the question above it. */
const isAnswer = ({ text }: Clause, before: Clause | undefined): boolean =>
  before !== undefined && asksWhatThen.test(before.text) && !text.endsWith('?');

/** "… posiadacza praw, który może wystąpić do sądu; jeżeli tego nie uczyni": the failing is that person's. */
const failsAnother = ({ text }: Clause, before: Clause | undefined): boolean =>
  /^(?:jezeli|jesli) (?:tego )?nie (?:uczyni|zrobi)\b(?! pan)/.test(text) &&
  /\bktor[yae] mo(?:ze|ga)\b/.test(before?.text ?? '');

function foretells({ text }: Clause): boolean {
  if (text.endsWith('?') || ofLeave.test(text) || ofSideDuty.test(text)) return false;
  if (/\bpod rygorem\b(?! odpowiedzialnosci karnej)/.test(text)) return true;
  // "jeżeli nie został zatrzymany przez policję": nothing that the reader fails to do.
  if (/\b(?:jezeli|jesli|o ile) nie zosta(?:l|la|lo|ly|li)\b/.test(text)) return false;
  const at = text.search(condition);
  return (
    at >= 0 &&
    (threat.test(text.slice(at)) ||
      (threatAhead.test(text.slice(0, at)) && readersAct.test(text.slice(at)))) &&
    !reassures.test(text) &&
    !othersAct.test(text.slice(at))
  );
}

/** What the letter allows the reader to do besides a remedy, in its own sentences. */
export function offersOf(view: LetterView, role: Person | undefined): OwnWords[] {
  const listed = clausesOf(view)
    .filter(
      (clause) =>
        opensOptions.test(clause.text) && clause.part !== 'reasons' && concernsReader(clause, role),
    )
    .flatMap((clause) => itemsBehind(view, clause).slice(0, MOST_LISTED))
    .map((clause) => wordsFrom(view, clause, 0));
  const told = clausesOf(view)
    .filter(
      (clause) =>
        clause.part !== 'reasons' &&
        !namesWithdrawn(view, clause) &&
        !isQuestion(clause) &&
        !onlyAnnounces.test(clause.text) &&
        !acknowledges.test(clause.text) &&
        !opensOptions.test(clause.text) &&
        concernsReader(clause, role) &&
        (isCheaper(clause) ||
          spares(clause) ||
          (offer.test(clause.text) && !denied.test(clause.text))) &&
        !general.test(clause.text),
    )
    .toSorted((left, right) => weight(right) - weight(left))
    .slice(0, MOST_OFFERS)
    .map((clause) => {
      const at = weight(clause) > 0 ? 0 : clause.text.search(offer);
      return wordsFrom(view, clause, at > 2 * LEAD ? at : 0);
    });
  return [...listed, ...told.filter(({ clause }) => listed.every((one) => one.clause !== clause))];
}

/** "Podpisz oświadczenie o uznaniu długu": a trap, never an option of ours to pass on. */
const acknowledges =
  /\buzna(?:ni\w*|j\w*|c) (?:\w+ )?(?:dlug|zadluzeni|zobowiazani|roszczeni|wierzytelno)/;

const MOST_LISTED = 4;
/** "4. Co może Pani zrobić", "Jakie ma Pan możliwości?", "Proponujemy coś w zamian:": a list of what one may do. */
const asksOptions = either(
  /co (?:[a-z]+ )?mo(?:ze|ga|zesz|zecie)\b[^.;]{0,30}\bzrobic/,
  /jakie (?:ma|maja|masz) (?:pan\w* )?mozliwosci|proponujemy\b[^.;]{0,40}:/,
  // "Gdy nie zgadza się Pani z naszym stanowiskiem, może Pani:"
  /(?:jezeli|jesli|gdy|w razie)\b[^.;:]{5,80},? (?:mo(?:ze|ga) pan\w*|mozna|przysluguje pan\w*):/,
);
const opensOptions = new RegExp(String.raw`^(?:\d\. )?${asksOptions}\W*$`);

/** "Co proponujemy.", "Proponujemy Panu dwie drogi.", "Może Pani:": what is offered comes after it. */
const onlyAnnounces =
  /:$|^(?:co )?proponujemy(?: pan\w*)?(?: (?:dwie|dwa|trzy|kilka) [a-z]+)?\W*$|^.{0,18}$/;

/** Options that cost the reader less come first. */
const weight = (clause: Clause) => 2 * Number(isCheaper(clause)) + Number(spares(clause));

/**
 * "Opłata wynosi 150 zł, przy wpłacie w ciągu 7 dni 95 zł": paying early costs less; never "zniżka 60% za bezszkodową
 * jazdę" or "płaciłby Pan 1 500 zł zamiast 800 zł".
 */
function isCheaper({ text, part }: Clause): boolean {
  return (
    part === 'operative' &&
    discount.test(text) &&
    pays.test(text) &&
    sum.test(text) &&
    !noDiscount.test(text)
  );
}

const pays = /\b(?:(?:za|w|o|s)?plac|(?:za|w|do|s)plat|platnos|odplat|uiszcz|uregul|koszt|obnizon)/;

const isNotSpared = /\bnie (?:zosta\w+ )?(?:anul|umorz|wycof|odstap|cofn|cofa|obniz|przyjm)/;
const readersDeed = /\b(?:pan|pani|panstwo)\b/;

/** "Jeżeli odda Pani sprzęt do 16 października, notę anulujemy": an act that spares the reader something worse. */
function spares({ text }: Clause): boolean {
  const at = text.search(done);
  if (at < 0) return false;
  const [condition = '', ...rest] = text.slice(at).split(',');
  if (/\bnie\b/.test(condition)) return false;
  // "Nota zostanie anulowana, jeżeli odda Pan urządzenie": the condition may come last.
  return at > 0 && readersDeed.test(condition)
    ? spared.test(text.slice(0, at)) && !isNotSpared.test(text.slice(0, at))
    : at <= LEAD && spared.test(rest.join(','));
}

/** "Co może Pani zrobić?" only asks; the answer follows it. */
function isQuestion({ text }: Clause): boolean {
  return text.endsWith('?');
}

/** The words of a clause from a place in its text onwards, without the list mark. */
function wordsFrom(view: LetterView, clause: Clause, at: number): OwnWords {
  const { start, end } = clause.span;
  const from =
    at === 0 ? wordsBegin(view, clause) : start + view.spaced.slice(start, end).search(/\S/) + at;
  return { quote: quoteAt(view, { start: from, end }, LONGEST), clause };
}
