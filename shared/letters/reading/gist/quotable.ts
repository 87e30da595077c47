import { signsOf } from '#shared/letters/reading/clauses/acts.ts';
import { namesWithdrawn } from '#shared/letters/reading/clauses/corrections/withdrawn.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { stemsOf } from '#shared/letters/reading/ranker/stems.ts';
import { matchesIn } from '#shared/letters/text/matches.ts';
import { anyOf, either, wordPattern } from '#shared/letters/text/word-list.ts';

import { choices, duties, figureWords, outcomes, rights, statements } from './point-words.ts';
import type { Point } from './points.ts';

const LEAST_WORDS = 4;
const ALIKE = 0.6;

const desk =
  '(?:wydzial|biuro|departament|referat|oddzial|urzad|sad|kancelaria|dzial|zespol|zarzad|delegatura)';
const place = String.raw`[a-z\d .-]{3,40} \d+[a-z]?(?:\/\d+[a-z]?)?,? {1,9}\d{2}-\d{3} `;

/** The words of a ruling: with one of them a sentence about the court's bench also says what was decided. */
const rulingStems =
  'postanaw|postanowil|orzek|zasadza|oddala|odrzuca|uchyla|zmienia|nakazuj|wzyw|umarza|stwierdza|zawiadam';
const courtSits = new RegExp(
  String.raw`^(?:dnia \d[\da-z .]{5,25} )?sad (?!.*\b(?:${rulingStems})).*\bw (?:skladzie|osobie)\b`,
);

/** Who writes, how to reach them and which number to quote: a letter is not about that. */
const letterhead = new RegExp(
  either(
    /\b\d{2}-\d{3}\b [a-z]+\W*$/,
    /\b(?:krs|regon)\b|\btemat:/,
    /\b\d{2}-\d{3} [a-z ]{3,30}, (?:ul|al|os|pl)\. [a-z\d ./]{3,40}\W*$/,
    /(?:prosimy|prosze|nalezy) (?:\w+ )?(?:powoly|powola|podawa)/,
    /\btel\.? ?\(?\d|\bstrona \d+ (?:z|\/)/,
    // whom it is addressed to
    /^(?:pan|pani|panstwo|sz\. ?p\.) [^.;]{5,60}\b\d{2}-\d{3}\b/,
    /^(?:pan|pani|panstwo|sz\. ?p\.) .{5,160}\b(?:ul|al|os|pl)\. .{3,40}\b\d{2}-\d{3} [a-z -]+\W*$/,
    /^(?:znak|nr|sygn|data|dotyczy)\b[^.]{0,60}(?: r\.)?$/,
    // "Sąd Rejonowy w Pile Piła, dnia 13 maja 2026 r.": the place and the day
    /^(?!.*\b(?:do|na|od|z|za|sie)\b)[a-z .-]{3,70}, (?:dnia |dn\. )?\d{1,2}[. ][a-z\d]{2,12}[. ]\d{4}(?: r\.?)?\W*$/,
    // how it was printed and received, who signed it
    /\blist(?:em)? polecony\w* za (?:zwrotnym )?potwierdzeniem/,
    /\bnie wymaga (?:podpisu|pieczeci)|\bwygenerowan[oay] (?:w systemie|elektronicznie)|^za zgodnosc\b/,
    /^(?:otrzymal[ae]m|potwierdzam (?:odbior|otrzymanie))\b.*(?:\b(?:data|podpis)|:$)/,
    /^\W{0,3}podpisan\w (?:kwalifikowan|elektroniczn|cyfrow|bezpieczn|podpis)|^\(?podpis elektroniczny/,
    // "Sąd Rejonowy w Zgierzu III Wydział … w składzie: …": who ruled, without what
    courtSits,
    // on whom it is served
    /^(?:doreczyc|otrzymuj[ae]|rozdzielnik|do wiadomosci|a\/a)\s?:/,
    // "ul. Polna 3 00-950 Łódź Pan Jan Kot", "Wydział Geodezji ul. Polna 3, 00-950 Łódź": an address that opens what is read
    new RegExp(String.raw`^(?:${desk}[a-z,. ]{0,60} )?(?:ul|al|os|pl)\. ${place}`),
    // "Szanowny Pan Jan Kot", "Dziękuję za dwa spokojne lata."
    /^szanown[a-z]{1,2} pan[a-z]{0,4}\b[^,!]*$|^dziekuj[a-z]+ (?:pan[a-z]* )?za [^,;.]{3,60}\W*$/,
    // "00-950 Łódź, 6 maja 2026 r. rez.": the sender's address in the line of the place and the day
    /\b\d{2}-\d{3} [a-z -]{3,30},? (?:[a-z]{3,20}, ?)?(?:dnia |dn\. ?)?\d{1,2}(?: [a-z]{4,12} |\.\d{2}\.)\d{4}/,
  ),
);
const everySum = /\d,\d{2}|\d (?:zl|pln|eur)\b/g;
const longWord = /[a-z]{3,}/g;
const WORDS_A_SUM = 5;
const WORDS_IN_SENTENCE = 3;
const MOST_LABELS = 2;
const LONG_ACT = 9;
const outcome = wordPattern(outcomes);
const verbSigns: ReadonlySet<string> = new Set([
  'deed',
  'ofSender',
  'passive',
  'readerDoes',
  'toDo',
  'origin',
]);
/** "nie płaci", "nie dotyczy": what follows a "nie" is a verb, unless it compares. */
const denied =
  /\bnie (?!(?:wieksz|mniejsz|dluzsz|krotsz|nizsz|wyzsz|starsz|pozniejsz|wczesniejsz|inn|takie))[a-z]{3,}[aeiy]\b/;
/** "uważa się za legalny", "na wniosek zwraca się koszty": a verb that is told of itself; a noun of an act ends in "nia się". */
const ofItself =
  /\b(?!ktor|jak|kto|gdy|aby|zeby|oby|pani |pana )[a-z]{2,}(?<!ni|ci)[aey] sie\b(?!\W*$)/;
/** "dopuścił", "potwierdził", "zajął": what a man, a court or an office did; nouns end so too, and a quote may end at a comma. */
const didIt = new RegExp(
  String.raw`^[^,;]*?\b(?!${either(
    'kapital',
    'material',
    /\w{0,6}dzial/, // oddział, wydział, udział, podział, przydział
    'lokal',
    'terminal',
    'oryginal',
    'sygnal',
    'kanal',
    'portal',
    'szpital',
    'kwartal',
    /e?mail/,
    'profil',
    'michal',
    'kamil',
    'emil',
    'teofil',
    'bogumil',
    'cyryl',
    'rafal',
    'festiwal',
    'personal',
    'general',
  )}\b)[a-z]{3,}[aiy]l\b(?= [a-z])`,
);
const verb = new RegExp(
  either(
    new RegExp(anyOf(figureWords, rights, duties, outcomes, statements, choices)),
    /\b(?:ma|maja|nie ma|traci|trafi|rozpoczyna|stal[aoy]? sie|wszczeto)\b/,
    /\b[a-z]{3,}(?:uje|uja|aja|imy|emy|amy|lem|lam|la|lo|ly)\b/,
    /\b[a-z]{3,}(?:eto|ano|ono|acie|icie|ecie|isz|esz|asz)\b/,
    /\b[a-z]{2,}(?:ac|ic|yc|ec) /,
    denied,
    ofItself,
    didIt,
  ),
);
const never: ReadonlySet<string> = new Set(['courtesy', 'question', 'opensOnly']);

/** Whether a point may be quoted: a sentence of the letter's own, which it does not take back. */
export function isQuotable(view: LetterView, point: Point): boolean {
  const { text } = point;
  return (
    text.split(/\s+/).length >= (outcome.test(text) ? LEAST_WORDS - 1 : LEAST_WORDS) &&
    isSentence(point) &&
    !/co nastepuje\W*$|^czy\b(?!.*\?)/.test(text) &&
    (!text.endsWith(':') || isLongAct(point)) &&
    !letterhead.test(text) &&
    !signsOf(point).some((sign) => never.has(sign)) &&
    !isSignature(view, point) &&
    !isOfRows(view, point) &&
    !namesWithdrawn(view, point)
  );
}

/** "zaliczyć nadpłatę w kwocie 1 438,00 zł na poczet zaległości:", but not "Może Pani:". */
const isLongAct = (point: Point) =>
  point.text.split(/\s+/).length >= LONG_ACT &&
  !/^na podstawie .* [a-z]{4,}:$/.test(point.text) &&
  signsOf(point).some((sign) => verbSigns.has(sign));

/** "Wójt Gminy mgr inż. Tomasz Ziółek": nothing but names and titles, though a name may end like a verb. */
const titles = either(
  ...['mgr', 'inż.', 'dr', 'hab.', 'lek.', 'med.', 'prof.', 'i', 'w', 'z', 'na'],
  /(?:do spraw|ds\.) \p{Ll}+/u,
);
const signature = new RegExp(
  String.raw`^(?:z up\. )?\p{Lu}\p{Ll}+(?: (?:\p{Lu}[\p{L}-]*|\p{Lu}\.|${titles}))+$`,
  'u',
);
const isSignature = ({ flow }: LetterView, { span }: Point) =>
  signature.test(flow.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim());

const LEAST_ROWS = 4;
const LONGEST_ROW = 85;
const OF_ROWS = 0.7;

/** "Obiekt stodoła / Rodzaj wyrobu płyty faliste / …": rows with a label each, no sentence over several lines. */
function isOfRows({ flow }: LetterView, { span }: Point): boolean {
  const lines = flow.text
    .slice(span.start, span.end)
    .trim()
    .split(/\s*\n\s*/);
  if (lines.length < LEAST_ROWS || lines.some(({ length }) => length > LONGEST_ROW)) return false;
  const begun = lines.filter(
    (line, index) =>
      index > 0 && /^\p{Lu}/u.test(line) && !/[.,;:–-]$/.test(lines[index - 1] ?? ''),
  );
  return begun.length >= OF_ROWS * (lines.length - 1);
}

/** "Emerytura od 1 lipca 2026 r.": the end of a row, not of a sentence. */
const endsSentence = /(?<!\b\d{4} r)\.$/;

/** Whether it has a verb and is no table: a sentence says more than that a sum exists. */
export function isSentence(point: Point): boolean {
  const { text } = point;
  const [sums = 0, words = 0] = [everySum, longWord].map((one) => matchesIn(text, one).length);
  const isTable =
    (sums > 1 && words < (endsSentence.test(text) ? WORDS_IN_SENTENCE : WORDS_A_SUM) * sums) ||
    text.split(/[a-z] ?: /).length - 1 > MOST_LABELS;
  return !isTable && (verb.test(text) || signsOf(point).some((sign) => verbSigns.has(sign)));
}

/** Whether most words of the shorter point are in the other one too. */
export function saysTheSame(one: Point, other: Point): boolean {
  const [few = [], many = []] = [stemsOf(one.text), stemsOf(other.text)].toSorted(
    (left, right) => left.length - right.length,
  );
  return few.filter((stem) => many.includes(stem)).length > ALIKE * Math.max(1, few.length);
}
