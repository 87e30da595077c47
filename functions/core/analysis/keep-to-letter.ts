import type { ResultWarning } from '#shared/domain/analysis-result.ts';
import { mapStrings } from './map-strings.ts';

const ACCOUNT = /(?<![\dA-Z])(?:[A-Z]{2}[ -]?)?\d{2}(?:[ -]?\d{4}){6}(?!\d)/g;
const FOREIGN_ACCOUNT =
  /(?<![\dA-Z])(?!PL)[A-Z]{2}\d{2}(?:[ -]?[\dA-Z]{4}){3,7}(?:[ -]?[\dA-Z]{1,3})?(?![\dA-Z])/g;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"')\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;

const accountWarning: ResultWarning = {
  kind: 'account_not_in_letter',
  title: 'Sprawdź przed zapłatą',
  message:
    'Model podał w odpowiedzi numer rachunku, którego nie ma w piśmie. Usunęliśmy go. Rachunek przepisz z pisma.',
  quote: null,
};

/**
 * Replies and plans go out under the reader's name: an account, web address or e-mail that the letter
 * does not have is taken out of them, which stops a number that was injected or made up.
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
    text
      .replace(ACCOUNT, dropAccount)
      .replace(FOREIGN_ACCOUNT, dropAccount)
      .replace(ADDRESS, dropAddress),
  );
  return { value: kept, warnings };
}

const compact = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');
