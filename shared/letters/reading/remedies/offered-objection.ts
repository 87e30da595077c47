import type { RemedyMention } from '#shared/letters/reading/clauses/remedy-mentions.ts';
import {
  denial,
  elsewhere,
  noRemedy,
  type RemedyStem,
} from '#shared/letters/reading/clauses/words/remedy-words.ts';
import { isToCome } from '#shared/letters/reading/clauses/words/to-come.ts';
import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** A way of objecting that the letter offers in its own words. */
export type OfferedObjection = { stem: RemedyStem; span: Span; quote: string };

const named: readonly (readonly [RemedyStem, RegExp])[] = [
  ['reklamacj', /\breklamacj\w{1,3}\b/g],
  [
    'zastrzezeni',
    /\b(?:zglos|zloz|wnie[sz]|zglasza|sklada|wnosi)\w* (?:pisemn\w+ |swoje |uwagi i )?zastrzeze(?:nia|n)\b/g,
  ],
  ['wniosek', /\bwnios\w+ o ponown\w+ (?:rozpatrz|rozpozn|przelicz|sprawdz|ocen)\w+/g],
  ['powodztw', /\bpowodztw\w+ (?:do sadu|o (?:uznanie|przywrocenie|ustalenie|uchylenie))/g],
  ['odwolani', /\bodwolani\w+\b|\bodwolac sie\b/g],
  ['sprzeciw', /\bsprzeciw\w{0,4}\b/g],
];

/** Words that open the way to the reader. */
const opens = new RegExp(
  String.raw`\b${either(
    /(?:mozna|mozesz|mozecie|moze|moga|masz|macie) (?:\w+ ){0,12}(?:zloz|zglos|wnie|odwol|wystap|wytocz|skorzyst)\w+/,
    /(?:ma|maja) (?:pani|pan|panstwo) (?:\w+ ){0,4}(?:prawo|dni|czas)/,
    /(?:sklada|wnosi|zglasza|przyjmuj|rozpatruj)\w* (?:sie|ja)\b/,
    /(?:przysluguj|sluzy|sluza)\w*/,
    /(?:prosimy|prosze|nalezy) (?:o )?(?:\w+ ){0,2}(?:zloz|zglos|zglasz|sklada|wnie|wnos|przesl)\w+/,
  )}`,
);
/** Why the reader would object: against this letter, and not against the firm's service at any time. */
const disagrees = new RegExp(
  either(
    /\bnie zgadza(?:sz|cie|ja|my)?\b/,
    /\bkwestionuj\w+/,
    /\bnie akceptuj\w+/,
    /\bniezadowolon\w+/,
    /\buwaza\w* [^.;]{0,50}\b(?:nieslusz|niezasad|bledn|blad|krzywdz|nieprawidlow)/,
  ),
);
/** "w terminie 14 dni od otrzymania zawiadomienia": a term that the letter itself starts. */
const counted = new RegExp(
  String.raw`\bw (?:terminie|ciagu) \w+ (?:dni|tygodni|miesi\w+)(?: \w+)? od (?:dnia |daty )?(?:\w+ )?` +
    String.raw`(?:otrzymania|doreczenia|odebrania)\b(?! (?:\w+ )?(?:towar|uslug|faktur|rachunk|przesylk|zamowien))`,
);
const lodged = new RegExp(
  String.raw`${either(/zlozy[lo]|zlozon|zglosi[lo]|zgloszon/, /wnios[lo]|wniesion|otrzymalismy/, /rozpatrz(?:yl|on)|nie uwzglednil/)}\w*\W+(?:\w+\W+){0,2}$`,
);

const ends = /[.!?;](?=\s)|\n\n/g;
const blank = (words: string): string => ' '.repeat(words.length);
const remarks = /\([^()]{1,220}\)/g;

/**
 * The objection that the letter offers against itself: it says when to use it ("jeśli nie zgadza się Pan z
 * rozliczeniem") or counts its term from this letter. A remedy that the letter denies or keeps for another act
 * is none.
 */
export function offeredObjection(
  view: LetterView,
  mentions: readonly RemedyMention[],
): OfferedObjection | null {
  const text = view.flow.folded.replace(remarks, blank);
  for (const [stem, pattern] of named) {
    const read = mentions.filter((mention) => mention.stem === stem);
    if (read.some(({ given, object, isReaders }) => !given || !isReaders || isElse.has(object)))
      continue;
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const span = sentenceAround(text, index, index + words.length);
      const sentence = text.slice(span.start, span.end).replace(/\s+/g, ' ');
      const before = text.slice(span.start, index);
      if (lodged.test(before) || !isOffered(sentence, questionBefore(text, span.start))) continue;
      return { stem, span, quote: quoteAt(view, span) };
    }
  }
  return null;
}

const isElse: ReadonlySet<string> = new Set(['other', 'future', 'costs']);

function isOffered(sentence: string, question: string): boolean {
  if (!opens.test(sentence) || elsewhere.test(sentence) || denial.test(sentence)) return false;
  if (noRemedy.test(sentence) || isToCome(sentence)) return false;
  return disagrees.test(sentence) || disagrees.test(question) || counted.test(sentence);
}

/** "Nie zgadza się Pan z decyzją?" before the sentence that names the way. */
function questionBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 120), start).trimEnd();
  return before.endsWith('?') ? (before.split(/[.;!]/).at(-1) ?? '') : '';
}

/** The sentence around a place; dates and abbreviations do not end it. */
function sentenceAround(text: string, from: number, to: number): Span {
  let start = 0;
  for (const match of text.slice(0, from).matchAll(ends)) {
    if (!isInside(text, match.index)) start = match.index + match[0].length;
  }
  for (const match of text.slice(to).matchAll(ends)) {
    if (!isInside(text, to + match.index)) {
      return { start: skipSpace(text, start), end: to + match.index };
    }
  }
  return { start: skipSpace(text, start), end: text.length };
}

const isInside = (text: string, at: number): boolean =>
  text.charAt(at) === '.' &&
  /\b(?:np|art|ust|pkt|r|ul|nr|dz|tel|im|zl|ok|tj|m\.in|godz)$/.test(
    text.slice(Math.max(0, at - 6), at),
  );

const skipSpace = (text: string, at: number): number =>
  at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
