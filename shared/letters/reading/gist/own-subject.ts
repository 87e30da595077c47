import { subjectLine } from '#shared/letters/reading/headings.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { isAddressOrContact, isDateCell } from '#shared/letters/text/cells.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { withoutLooseEnd } from '#shared/letters/text/quote-end.ts';
import { foldText } from '#shared/letters/text/text.ts';

const WITHIN = 60;
const MOST_LINES = 3;
const LONGEST = 160;
/** A line shorter than this was ended on purpose. */
const FULL_LINE = 48;
const LEAST_LETTERS = 5;

/** "w sprawie przeliczenia emerytury" in a line below the heading; who sues whom is told elsewhere. */
const below = /^w sprawie (?=\p{Ll})(?!egzekuc|wierzyc|przeciw|z |ze |o )/u;
/** "RE: Fwd: [PILNE] …": what a mail program or its sender puts before a subject. */
const mailMarks =
  /^(?:(?:re|odp|fwd?|pd|temat|dotyczy|dot)\s?[.:]\s*|\[[^\]]{0,24}\]\s*|(?:pilne|ważne)\s?[!:–-]+\s*)+/iu;
const months =
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia';
const daysOnly = String.raw`\d{1,2}(?:\s?[-–]\s?\d{1,2})?(?:\.\d{1,2}\.(?:\d{4})?|\s(?:${months}))`;
const day = new RegExp(
  String.raw`,?\s*(?<!\p{L})(?:(?:z|od|do|w|na|z dnia|w dniu|dnia)\s+){0,2}${daysOnly}(?:\s\d{4})?(?:\s?r\.|\sroku)?`,
  'giu',
);
/** "nr 118/KG/2023", "sygn. akt I C 23/26", "(FV/412)": what only an office needs; "lokal nr 7" stays. */
const figures = String.raw`(?:\p{Lu}{1,6}\s){0,2}\S*\d\S*(?:\s\d+\S*)*`;
const marked = String.raw`(?:o )?(?:nr|numer|sygn\.?|znak)(?: (?:akt|sprawy|rej\.?))?:?`;
const number = new RegExp(
  String.raw`,?\s*\(?(?<!\p{L})(?!nr \d{1,3}(?![\d/.-]))${marked}\s*${figures}`,
  'giu',
);
const code =
  /(?<=^|[\s(#])(?!PIT|CIT|VAT|\d{4}\/\d{4}|[A-Z]{2,4}-\d{1,2}\b)(?=\S*\d\S*[/.-])[\p{L}\d/._-]{5,}/giu;
const sum = /,?\s*\(?\d{1,3}(?:[ .]?\d{3})*(?:,\d{2})? ?(?:zł|zl|PLN|EUR)(?!\p{L})/giu;
const inBrackets = /,?\s*\[[^\]]*\]/gu;
const LEFT_OUT = '\u0000';
/** "FV … nowy rachunek": a word whose number is left out says nothing, unless the words behind it belong to it. */
const onlyNamed =
  /^(?:fv|e?-?faktur|szkod|umow|polis|spraw|zamówieni|rezerwacj|lokal|nr)\p{L}* … (?!(?:o|w|po|na|z|ze|za|do|od|dla)\s)/iu;
const gap = new RegExp(String.raw`[\s,:(/–-]*(?:${LEFT_OUT}[\s,):/–-]*)+`, 'g');
/** "Dotyczy to także …" is a sentence. */
const isSentence = /^(?:to|nie|on[aie]?|tylko|wylacznie|takze|rowniez)\b|[.!?] \p{Lu}/u;
const otherLabel = /^[\p{L} .]{2,24}:|^(?:szanown|dzien dobry|witam|pan|pani|panstwo)\b/u;
const opened = /„[^”"]*$/;
const isName = /^(?:\p{Lu}\p{Ll}+[\s-]?){1,3}$/u;

const onlySort =
  /^(?:umow|spraw|szkod|polis|wnios|faktur|pism|decyzj|wezwa|zgłosze|reklamac|rachun|zamówie)\p{L}*$/iu;

/**
 * What the letter is about in its sender's own line for it ("Dotyczy:", "Temat:"), otherwise in the head of the mail that
 * brought it; null without one that has words.
 */
export const ownSubject = oncePer(
  (view: LetterView): string | null =>
    subjectIn(view) ?? (view.whole === undefined ? null : subjectIn(view.whole)),
);

function subjectIn({ lines, titleLine }: LetterView): string | null {
  for (const [index, { text }] of lines.slice(0, WITHIN).entries()) {
    const isBelowTitle = index > titleLine && index <= titleLine + MOST_LINES;
    const mark =
      subjectLine.exec(foldText(text))?.[0] ?? (isBelowTitle ? below.exec(text)?.[0] : undefined);
    const isWithin = /^(?!dot\.)\p{Ll}/u.test(text) && (lines[index - 1]?.text ?? '') !== '';
    // "… (dotyczy / niniejszego wezwania)": the word within a sentence.
    if (mark === undefined || (isWithin && !isBelowTitle && !/[:–-]\s*$/.test(mark))) continue;
    const parts = [text.slice(mark.length)];
    for (const { text: next } of lines.slice(index + 1, index + MOST_LINES)) {
      if (!goesOn(parts.join(' ').trim(), next)) break;
      parts.push(next);
    }
    const subject = tidySubject(parts.join(' '));
    if (subject !== null) return subject;
  }
  return null;
}

function goesOn(written: string, next: string): boolean {
  if (
    next === '' ||
    otherLabel.test(foldText(next)) ||
    isDateCell(next) ||
    isAddressOrContact(next)
  )
    return false;
  return (
    written === '' ||
    opened.test(written) ||
    (!/[.!?]$/.test(written) && (/^\p{Ll}/u.test(next) || withoutLooseEnd(written) !== written)) ||
    (written.length >= FULL_LINE && /^\p{Ll}/u.test(next))
  );
}

/** A subject without its quotation marks, days and numbers; null when nothing is left that says anything. */
function tidySubject(written: string): string | null {
  const [line = ''] = written
    .replace(/\s+/g, ' ')
    .trim()
    .split(/[.,]? (?=Szanown|Dzień dobry)/);
  const bare = line.replace(mailMarks, '');
  if (isSentence.test(foldText(bare)) || bare.length > 2 * LONGEST) return null;
  const tidy = bare
    .replace(/["„”“»«]/g, '')
    .replace(inBrackets, LEFT_OUT)
    .replace(day, LEFT_OUT)
    .replace(number, LEFT_OUT)
    .replace(code, LEFT_OUT)
    .replace(sum, LEFT_OUT)
    .replace(gap, (match: string, at: number, all: string) =>
      at === 0 || at + match.length === all.length ? '' : ' … ',
    )
    .replace(/(?:\s?[-–,(]\s?\d{4}|\s?!+| r\.?|[\s,;:.(–-]+)$/gu, '')
    .replace(onlyNamed, '')
    .replace(/^[\s,;:./)–-]+/, '');
  const cut = shortened(tidy);
  const short = (/ się?$/i.test(cut) ? cut : withoutLooseEnd(cut)).replace(/[\s…,–-]+$/, '');
  const letters = short.match(/\p{L}/gu)?.length ?? 0;
  return letters < LEAST_LETTERS ||
    isName.test(short) ||
    onlySort.test(short) ||
    /@|tel\.|https?:/.test(short)
    ? null
    : short;
}

/** Up to the last clause that has room. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const head = text.slice(0, LONGEST);
  const end = Math.max(...[', ', ' - ', ' – ', '; ', ' ('].map((mark) => head.lastIndexOf(mark)));
  return end > LONGEST / 3 ? head.slice(0, end) : head.replace(/\s+\S*$/, '');
}
