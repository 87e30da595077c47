import { foldText, normalizeLetter } from '#shared/letters/text/text.ts';

import { letterIsData } from './prompts/letter-is-data.ts';

const WORDS_OF_A_PROMPT = 6;
const wordsOf = (text: string) => foldText(text).match(/[\p{L}\d]+/gu) ?? [];
/** Every six consecutive words. */
const runsOf = (words: readonly string[]) =>
  words
    .slice(0, Math.max(0, words.length - WORDS_OF_A_PROMPT + 1))
    .map((_, at) => words.slice(at, at + WORDS_OF_A_PROMPT).join(' '));
const prompt: ReadonlySet<string> = new Set(runsOf(wordsOf(letterIsData)));
const repeats = (text: string) => runsOf(wordsOf(text)).some((run) => prompt.has(run));

/** The text without sentences that repeat six consecutive words of the prompt. */
export function withoutPrompt(raw: string): string {
  const text = normalizeLetter(raw);
  if (!repeats(text)) return text;
  return text.replace(/[^.!?\n]+(?:[.!?]+|(?=\n)|$)/g, (sentence) =>
    repeats(sentence) ? '' : sentence,
  );
}
