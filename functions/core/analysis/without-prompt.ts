import { foldText, normalizeLetter } from '#shared/letters/text/text.ts';

import { letterIsData } from './prompts/letter-is-data.ts';

const WORDS_OF_A_PROMPT = 6;
const wordsOf = (text: string) => foldText(text).match(/[\p{L}\d]+/gu) ?? [];
const prompt = ` ${wordsOf(letterIsData).join(' ')} `;

/** The text without sentences that repeat six consecutive words of the prompt. */
export function withoutPrompt(raw: string): string {
  const text = normalizeLetter(raw);
  const words = wordsOf(text);
  const repeats = (from: readonly string[]) =>
    from.some((_, at) => {
      const run = from.slice(at, at + WORDS_OF_A_PROMPT);
      return run.length === WORDS_OF_A_PROMPT && prompt.includes(` ${run.join(' ')} `);
    });
  if (!repeats(words)) return text;
  return text.replace(/[^.!?\n]+(?:[.!?]+|(?=\n)|$)/g, (sentence) =>
    repeats(wordsOf(sentence)) ? '' : sentence,
  );
}
