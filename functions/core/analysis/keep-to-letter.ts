import type { ResultWarning } from '#shared/domain/analysis-result.ts';
import { foldText, normalizeLetter } from '#shared/letters/text/text.ts';

import { mapStrings } from './map-strings.ts';
import { letterIsData } from './prompts/letter-is-data.ts';

const ACCOUNT = /(?<![\dA-Z])(?:[A-Z]{2}[ -]?)?\d(?:[ .–-]?\d){25}(?!\d)/g;
const FOREIGN_ACCOUNT =
  /(?<![\dA-Z])(?!PL)[A-Z]{2}\d{2}(?:[ -]?[\dA-Z]{4}){3,7}(?:[ -]?[\dA-Z]{1,3})?(?![\dA-Z])/g;
const ADDRESS =
  /(?:[a-z]+:\/\/|www\.|(?:[\w-]+\.)+[a-z]{2,}\/)[^\s<>"')\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;

const accountWarning: ResultWarning = {
  kind: 'account_not_in_letter',
  title: 'Sprawdź przed zapłatą',
  message:
    'Model podał w odpowiedzi numer rachunku, którego nie ma w piśmie. Usunęliśmy go. Rachunek przepisz z pisma.',
  quote: null,
};

/**
 * Replies and plans go out under the reader's name: an account, web address or e-mail that the letter
 * does not have is taken out of them, which stops a number that was injected or made up. So is a
 * sentence of our own prompt. `letter` comes without the passages that nothing may be taken from.
 */
export function keepToLetter<T>(value: T, letter: string): { value: T; warnings: ResultWarning[] } {
  const known = compact(letter);
  const warnings: ResultWarning[] = [];
  const dropAccount = (found: string) => {
    if (known.includes(compact(found).replace(/^PL(?=\d)/, ''))) return found;
    if (warnings.length === 0) warnings.push(accountWarning);
    return '[uzupełnij: numer rachunku z pisma]';
  };
  const dropAddress = (found: string) =>
    letter.toLowerCase().includes(found.toLowerCase().replace(/[.,;:]+$/, ''))
      ? found
      : '[uzupełnij: adres]';
  const kept = mapStrings(value, (text) =>
    withoutPrompt(normalizeLetter(text))
      .replace(ACCOUNT, dropAccount)
      .replace(FOREIGN_ACCOUNT, dropAccount)
      .replace(ADDRESS, dropAddress),
  );
  return { value: kept, warnings };
}

const compact = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');

const WORDS_OF_A_PROMPT = 6;
const wordsOf = (text: string) => foldText(text).match(/[\p{L}\d]+/gu) ?? [];
const prompt = ` ${wordsOf(letterIsData).join(' ')} `;

/** The text without sentences that repeat six words in a row of what the model was told. */
function withoutPrompt(text: string): string {
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
