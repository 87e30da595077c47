import { doesAct } from '#shared/letters/reading/clauses/acts.ts';
import { type Clause, clausesOf, itemSigns } from '#shared/letters/reading/clauses/clause.ts';
import { isBeside, type LetterPart } from '#shared/letters/reading/clauses/letter-parts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import type { Span } from '#shared/letters/text/text.ts';

/**
 * One thing that the letter says: a sentence, an item of its list, or a heading with the sentence that it governs.
 * `text` is folded, without the mark of an item; `span` is its place in the running text.
 */
export type Point = {
  span: Span;
  text: string;
  part: LetterPart;
  section: string;
  /** The words before a colon that govern an item ("komornik postanawia:"), folded; empty without any. */
  governor: string;
  /** "1)", "II.", "-": whether the point is an item. */
  isItem: boolean;
};

/** The mark of an item: "1)", "IV.", "a)", "•". */
export const pointMark = new RegExp(
  String.raw`^(?:(?:§ ?)?\d{1,2}[.)]|[ivxl]{1,4}[.)]|[a-z]\)|${itemSigns})\s+(?:[a-z]\)\s+)?`,
  'i',
);

const LONGEST = 700;
const SHORT_OPENING = 6;
/** "opłata stosunkowa 5% … " before its sum, "…, w dniu", "wobec Pana": a sentence does not end with these. */
const goesOn =
  /(?:\.{3}|…|(?:,)|\b(?:wobec|na|do|w|za|o|ze|z|od|oraz|i|kwoty|kwote|dniu|dnia|pan(?:a|i|ia|u)?|panstw[ou]|panstwa))\s*$/;
/** "z dnia 2 marca 2026 r." and the line after it that goes on in small letters or in a bracket. */
const endsInYear = /\d{4} r\.$/;

/** The points of a letter in their order, without what is said to others or about personal data. */
export const pointsOf = oncePer((view: LetterView): readonly Point[] => {
  const points: Point[] = [];
  let governor = '';
  for (const clause of clausesOf(view)) {
    const before = points.at(-1);
    if (isBeside(clause.part)) governor = '';
    else if (before !== undefined && continues(view, before, clause)) {
      const span = { start: before.span.start, end: clause.span.end };
      points[points.length - 1] = { ...before, span, text: `${before.text} ${clause.text}` };
    } else {
      const isItem = pointMark.test(clause.text);
      if (before?.part !== clause.part || (!isItem && governor !== '' && !isOpen(before)))
        governor = '';
      points.push({
        span: clause.span,
        text: clause.text.replace(pointMark, ''),
        part: clause.part,
        section: clause.section,
        governor,
        isItem,
      });
    }
    const last = points.at(-1);
    if (last !== undefined && !last.isItem && governs(last.text)) governor = last.text;
  }
  return points;
});

/** "zobowiązany jest:" with items of several lines: what stands between two items belongs to the first. */
const isOpen = ({ text, isItem }: Point) => isItem && /[,;]$/.test(text);

/** "komornik postanawia:", "wzywam Panią do:". */
const governs = (text: string) => (text.endsWith(':') && text.length < 240) || isBareAct(text);

/** "Dzień dobry, Pani Anno,": a sentence of its own, whatever sign ends it. */
const greeting = /^(?:szanown|dzien dobry|czesc|witam|drog[ai]\b|mil[ay]\b|dobry wieczor)/;
/** "ustawy z dnia 20 lipca 2018 r.": the name of the act comes after its day. */
const namesAct = /\bustaw\w* z dnia [^.]{5,40} r\.$/;
/** "… (rozp. nr 1896/2006)", "rok prod. 2021", "art . 78": abbreviations that end no sentence. */
const abbreviated = /\b(?:rozp|prod|godz|rej|art|pow|poj|ok|zob|por|ew|ub)\s?\.$/;

/** Whether a clause goes on with the sentence before it. */
function continues(view: LetterView, before: Point, clause: Clause): boolean {
  const { text } = view.flow;
  // A word that was divided at the end of a line in capitals.
  if (/\S/.test(text.charAt(clause.span.start - 1)) && /\S/.test(text.charAt(clause.span.start)))
    return true;
  const isItem = pointMark.test(clause.text);
  if (before.part !== clause.part || isItem || before.span.end - before.span.start > LONGEST)
    return false;
  const first = text.slice(clause.span.start, clause.span.end).trimStart().charAt(0);
  const isSmall = first !== first.toUpperCase() || first === '(';
  if (awaitsObject(before.text) && (isSmall || isInCapitals(text, clause.span))) return true;
  if (isSmall && givesTo(before.text)) return true;
  if (
    isBareAct(before.text) ||
    endsInAct(before.text) ||
    isOpenBracket(before.text) ||
    namesAct.test(before.text)
  )
    return true;
  if (greeting.test(before.text)) return false;
  if (abbreviated.test(before.text) && (isSmall || /\d/.test(first))) return true;
  return goesOn.test(before.text) || (endsInYear.test(before.text) && isSmall);
}

const SHORT_ACT = 80;

/** "stosuję wobec Pana karę" in a line of its own: its object comes in capitals or goes on in small letters. */
const awaitsObject = (text: string): boolean =>
  lastsOn.test(text) && doesAct(text.slice(-SHORT_ACT));
const lastsOn = /\b(?:kar[eay]|upomnieni[ea]|nagan[ey]|swiadczeni[ea]|obowiazek|zakaz)$/;

/** "rozkładam Panu Janowi Kotowi (ul. Polna 5, 23-400 Biłgoraj)": what is given, or how, comes in the next lines. */
const givesTo = (text: string): boolean => toWhom.test(text) && doesAct(text.slice(-LONG_ACT));
const toWhom =
  /\b(?:pan(?:u|i|a|ia)|panstwu|stronie|wnioskodaw(?:cy|czyni)|podatni(?:kowi|czce))\b[^;:]{0,180}[a-z\d)\]]$/;
const LONG_ACT = 240;

/** Whether a clause is a few words in capitals: "UPOMNIENIA". */
const isInCapitals = (text: string, { start, end }: Span): boolean =>
  /^[^\p{Ll}\d]{4,60}$/u.test(text.slice(start, end)) ||
  /^\s*\p{Lu}{4,}\s{1,9}\p{Ll}/u.test(text.slice(start, end));

const isOpenBracket = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')');

/** "W N O S Z Ę   S P R Z E C I W", "nakładam": an act in a line of its own, whose object comes after it. */
function isBareAct(text: string): boolean {
  return text.split(/\s+/).length <= SHORT_OPENING && /[a-z]$/.test(text) && doesAct(text);
}

/** "Na podstawie art. 90n ustawy, po rozpatrzeniu wniosku, przyznaję": an act whose object comes in the next line. */
const endsInAct = (text: string): boolean =>
  /^(?:dzialajac )?na podstawie .*[, ][a-z]{4,}$/.test(text) &&
  doesAct(text.slice(text.lastIndexOf(' ') + 1));
