import { ownSubject } from '#shared/letters/reading/gist/own-subject.ts';
import { opensHeading, subjectLine } from '#shared/letters/reading/headings.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { findScamSigns, warrantsWarning } from '#shared/letters/reading/scam/scam.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

const LONGEST_HEADING = 120;
/** Where a heading goes over into its number, its day, the place or the head of a table. */
const headingEnd = /\s*(?:\bnr\b|\bz dnia\b|\d|\bw imieniu\b).*$/isu;
const openBracket = /\s*\([^)]*$/;
const afterCapitals =
  /(?<=^[\p{Lu}\s]{12,}) \p{Lu}\p{Ll}.*$|(?<=^(?:\p{Lu}+\s){2,}\p{Lu}+) \p{Ll}.*$/u;
const looseWords = /(?:[\s,–-]+(?:\p{L}{1,3}|dnia|stan))+$|(?:[\s–]+\p{Lu}{2,5})?[\s,–-]+$/u;
/** A heading inside the letter: "Co może Pani zrobić", "INFORMACJE NA ODWROCIE". */
const inner =
  /^(?:co|czego|jak|kiedy|gdzie|dlaczego|ile|podstawa|przedmiot|zalacznik\w*)\b|\bodwroc/;
/** "Prezes Zarządu Kornel Zagłoba", "Pozdrawiam serdecznie": who signs, and how. */
const signature = wordPattern([
  'prezes*',
  'syndyk*',
  'dyrektor*',
  'kierownik*',
  'starsz* inspektor*',
  'starsz* specjalist*',
  'sekretarz*',
  'podpis*',
  'pozdraw*',
  'powazaniem',
]);
const wordStems = (text: string): string[] =>
  [...foldText(text).matchAll(/[a-z]{4,}/g)].map(([word]) => word.slice(0, 5));
/** Words of headings that only name a sort of letter or of number. */
const sorts =
  'zawiadomienie informacja pismo wiadomość odpowiedź sprawie dotyczy sprawa sprawy umowa umowy szkoda szkody polisa polisy wniosek wniosku pana pani państwa twoja nasza prośba decyzja przypomnienie';

const bareAct = /^(?:postanowienie|decyzja|zawiadomienie|zarzadzenie|wyrok|orzeczenie)$/;
const actsSubject = /^(?:o|w sprawie|w przedmiocie) \p{Ll}{4}/u;

/** "POSTANOWIENIE" and below it "o umorzeniu dochodzenia": what the act is about. */
function subjectBelow({ lines, titleLine, foldedTitle }: LetterView): string {
  if (!bareAct.test(foldedTitle)) return '';
  const below = lines.slice(titleLine + 1, titleLine + 3).find(({ text }) => text !== '');
  return below !== undefined && actsSubject.test(below.text) ? ` ${below.text}` : '';
}

/** The letter's heading without its number and day; null for one inside the letter, or a sentence. */
function headingOf(view: LetterView): string | null {
  if (subjectLine.test(foldText(view.title))) return null;
  const heading = `${view.title}${subjectBelow(view)}`
    .replace(headingEnd, '')
    .replace(openBracket, '')
    .replace(afterCapitals, '')
    .replace(looseWords, '');
  const isWhole = /^\p{Lu}/u.test(heading) && !/[.!?:;[]/.test(heading);
  const folded = foldText(heading);
  const isOther = inner.test(folded) || (!opensHeading(heading) && signature.test(folded));
  return !isWhole || isOther || heading.length > LONGEST_HEADING ? null : heading;
}

/** Whether words have one that stands nowhere in what is told already. */
function tellsMore(words: string, known: string): boolean {
  const stems = new Set(wordStems(`${sorts} ${known}`));
  return wordStems(words).some((stem) => !stems.has(stem));
}

/**
 * The sender's own heading and subject, when they say more than what is told: the kind's words may fit badly, the
 * sender's never do. Null for a heading of one word or a sentence.
 */
export function ownHeading({ view, type, sender }: LetterFacts, told: string): string | null {
  if (type.reply === 'scam') return null;
  const known = `${type.label} ${sender ?? ''} ${told}`;
  const heading = headingOf(view);
  const isTold = heading !== null && wordStems(heading).length > 1 && tellsMore(heading, known);
  const subject = ownSubject(view);
  const isNew = subject !== null && tellsMore(subject, isTold ? `${known} ${heading}` : known);
  const parts = [
    ...(isTold ? [`Tytuł pisma: „${heading}”.`] : []),
    ...(isNew ? [`Temat pisma: „${subject}”.`] : []),
  ];
  return parts.length === 0 ? null : parts.join(' ');
}

const UNKNOWN = 'inne';
/** A call whose kind says only that somebody calls: its own heading names what for. */
const UNKNOWN_CALL = 'wezwanie-inne';

/** What a letter of an unknown kind is about, in its sender's words, for its title; null without a heading of its own. */
export function subjectTitle({ view, type, sender }: LetterFacts): string | null {
  const isCall = type.id === UNKNOWN_CALL;
  if ((type.id !== UNKNOWN && !isCall) || warrantsWarning(findScamSigns(view))) return null;
  const known = sender ?? '';
  const heading = headingOf(view);
  const told = isCall ? [heading] : [ownSubject(view), heading];
  const words = told.find((one) => one !== null && tellsMore(one, known));
  if (words === undefined || words === null) return null;
  const [first = words] = words.split(/ … | [-–] |; /);
  const said = tellsMore(first, known) ? first : words;
  return /^\p{Lu}/u.test(said) ? said : `Dotyczy: ${said}`;
}
