import { foldText, normalizeLetter } from '#shared/letters/text/text.ts';

import { letterIsData } from './prompts/letter-is-data.ts';

const WORDS_OF_A_PROMPT = 6;
const wordsOf = (text: string) => foldText(text).match(/[\p{L}\d]+/gu) ?? [];
const runAt = (words: readonly string[], at: number) =>
  words.slice(at, at + WORDS_OF_A_PROMPT).join(' ');
const promptWords = wordsOf(letterIsData);
/** Every six consecutive words, and the first two of each, which tell most texts apart. */
const prompt: ReadonlySet<string> = new Set(promptWords.map((_, at) => runAt(promptWords, at)));
const beginnings: ReadonlySet<string> = new Set(
  promptWords.map((word, at) => `${word} ${promptWords[at + 1] ?? ''}`),
);
function repeats(text: string): boolean {
  const words = wordsOf(text);
  const last = words.length - WORDS_OF_A_PROMPT;
  return words.some(
    (word, at) =>
      at <= last &&
      beginnings.has(`${word} ${words[at + 1] ?? ''}`) &&
      prompt.has(runAt(words, at)),
  );
}

/** The text without sentences that repeat six consecutive words of the prompt. */
export function withoutPrompt(raw: string): string {
  const text = normalizeLetter(raw);
  if (!repeats(text)) return text;
  return text.replace(/[^.!?\n]+(?:[.!?]+|(?=\n)|$)/g, (sentence) =>
    repeats(sentence) ? '' : sentence,
  );
}
