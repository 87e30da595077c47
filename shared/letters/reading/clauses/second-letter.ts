import { opensHeading } from '#shared/letters/reading/headings.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { isProse } from '#shared/letters/reading/page/prose.ts';
import { isDateCell, isReferenceCell } from '#shared/letters/text/cells.ts';
import { closeSpacedWord, isCapitals, type Line } from '#shared/letters/text/lines.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { foldText } from '#shared/letters/text/text.ts';

/** A further letter in the same file: where it begins in the running text, and its heading. */
export type SecondLetter = { from: number; title: Line | undefined };

const RULE_LINE = /^[=_\-–—*~\s]{8,}$|^[=\-_]{6,}.{0,30}[=\-_]{6,}$/;
/** "===== odpis pisma do dłużnika, do wiadomości wierzycielki =====" */
const copyRule = /^[=\-_*]{4,}\s?(?:odpis|kopia|zalacznik|zal\.)[^=_*]{0,90}[=\-_*]{4,}$/;
const anotherTitle =
  /(?:wezwanie|zawiadomienie|decyzja|postanowienie|wyrok|nakaz|upomnienie|protokol|obwieszczenie|swiadectwo|zaswiadczenie|orzeczenie|faktura)\b/;
const LINES_TO_TITLE = 8;
/** A letterhead with its own date or number may be longer. */
const LINES_OF_HEAD = 16;
const LEAST_NAME = 8;
/** A letter is longer than its letterhead: a name repeated earlier belongs to the same sender. */
const LEAST_LINES = 4;

/** The second letter of the file; undefined when there is none. */
export const secondLetter: (view: LetterView) => SecondLetter | undefined = oncePer(
  (view: LetterView) => {
    const { lines, titleLine } = view;
    const head = foldedHead(lines);
    const firstProse = lines.findIndex(({ text }, at) => at > titleLine && isProse(text));
    for (const [index, line] of lines.entries()) {
      if (index <= titleLine) continue;
      const from = () => flowPosition(view, line.start);
      if (copyRule.test(foldText(line.text))) return { from: from(), title: undefined };
      const isRule = RULE_LINE.test(line.text);
      if (firstProse < 0 || index <= firstProse) continue;
      if (!isRule && !(index > titleLine + LEAST_LINES && repeatsHead(head, line))) continue;
      const title = titleBelow(view, index, isRule);
      if (title !== undefined) return { from: from(), title };
    }
    return undefined;
  },
);

/** Where a second letter in the same file begins, in the running text; the end of the text when there is none. */
export function enclosedFrom(view: LetterView): number {
  return secondLetter(view)?.from ?? view.flow.text.length;
}

const isNote = (text: string) => /^\[[^\]]+\]$/.test(text);

/** How the file's first letterhead begins, folded. */
function foldedHead(lines: readonly Line[]): string {
  // "[skan: strona 1 z 2]" above the letterhead is a note of the scanner.
  const first = lines.find(({ text }) => text !== '' && !isNote(text));
  return foldText(first?.segments[0]?.text ?? '');
}

/** Whether a line opens the letterhead once more. */
function repeatsHead(head: string, { text }: Line): boolean {
  return head.length >= LEAST_NAME && foldText(text).startsWith(head);
}

/** The heading of another letter below a rule or a repeated letterhead. */
function titleBelow(view: LetterView, index: number, isRule: boolean): Line | undefined {
  const next = view.lines.slice(index + 1).filter(({ text }) => text !== '');
  const near = isRule ? next.slice(0, LINES_TO_TITLE) : [];
  const plain = near.find(({ segments }) =>
    segments.some(({ text }) => isCapitals(text) && anotherTitle.test(foldText(text))),
  );
  if (plain !== undefined) return plain;
  const head = next.slice(0, LINES_OF_HEAD);
  const at = head.findIndex(({ text }) => isTitle(text));
  const title = head[at] ?? (isRule ? undefined : plainTitle(head));
  if (title === undefined || foldText(title.text) === view.foldedTitle) return undefined;
  if (head[at] === undefined) return title;
  const isHeaded = head
    .slice(0, at)
    .some(({ segments }) => segments.some(({ text }) => isDateCell(text) || isReferenceCell(text)));
  return isHeaded ? title : undefined;
}

/** Below a letterhead with a day and a number of its own, the first other line names the letter. */
function plainTitle(head: readonly Line[]): Line | undefined {
  const near = head.slice(0, LINES_TO_TITLE);
  const dated = near.findIndex(({ segments }) => segments.some(({ text }) => isDateCell(text)));
  const numbered = near.findIndex(({ segments }) =>
    segments.some(({ text }) => isReferenceCell(text)),
  );
  return dated < 0 || numbered < 0 ? undefined : head[Math.max(dated, numbered) + 1];
}

function isTitle(text: string): boolean {
  const closed = closeSpacedWord(text);
  if (isCapitals(closed)) return opensHeading(closed);
  // "ZAWIADOMIENIE o wysokości opłaty"
  const word = /^\p{Lu}{6,}(?= \p{Ll})/u.exec(closed)?.[0] ?? '';
  return anotherTitle.test(foldText(word));
}
