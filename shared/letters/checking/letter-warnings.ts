import type { ResultWarning } from '#shared/domain/analysis-result.ts';
import { findAccounts } from '#shared/letters/figures/accounts.ts';
import { secondLetter } from '#shared/letters/reading/clauses/second-letter.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { findScamSigns, warrantsWarning } from '#shared/letters/reading/scam/scam.ts';
import type { ScamSign } from '#shared/letters/reading/scam/scam-pattern.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { readableQuote, type Span } from '#shared/letters/text/text.ts';

/**
 * What in the letter itself calls for care before paying: a foreign account, signs of fraud, words addressed
 * to a machine.
 */
export function letterWarnings(letter: Letter): ResultWarning[] {
  const { text, unled } = letter;
  const warnings: ResultWarning[] = [];
  const foreign = findAccounts(letter.flow).find(({ country }) => country !== 'PL');
  if (foreign !== undefined) {
    warnings.push({
      kind: 'foreign_account',
      title: 'Sprawdź przed zapłatą',
      message:
        'Pismo podaje zagraniczny rachunek. Polskie urzędy i sądy nie przyjmują wpłat na zagraniczne konta. Nie płać, zanim potwierdzisz numer na oficjalnej stronie nadawcy.',
      quote: readableQuote(letter.honest, foreign.span),
    });
  }
  const second = secondLetter(viewLetter(letter));
  if (second?.title !== undefined) warnings.push(secondLetterWarning(letter, second.title));
  const signs = findScamSigns(viewLetter(letter));
  if (warrantsWarning(signs)) warnings.push(scamWarning(signs, letter));
  if (text !== unled) {
    warnings.push({
      kind: 'instruction_in_letter',
      title: 'Polecenie ukryte w piśmie',
      message:
        'W piśmie są zdania skierowane do programu, nie do Ciebie. Pominęliśmy je. Nie płać na rachunki podane w takich zdaniach.',
      quote: readableQuote(text, firstDifference(text, unled)),
    });
  }
  return warnings;
}

/** The result is about the first letter; the second deserves a reading of its own. */
function secondLetterWarning({ honest }: Letter, title: Span): ResultWarning {
  return {
    kind: 'second_letter',
    title: 'W pliku jest jeszcze jedno pismo',
    message:
      'Ten wynik dotyczy pierwszego pisma. Terminy i dni z drugiego są oznaczone. Żeby poznać je w całości, dodaj drugie pismo osobno.',
    quote: readableQuote(honest, title),
  };
}

const MOST_SIGNS = 4;

/** Names the heaviest signs and a way to check that does not lead back to the letter. */
function scamWarning(signs: readonly ScamSign[], letter: Letter): ResultWarning {
  const named = signs.slice(0, MOST_SIGNS).map(({ explanation }) => explanation);
  const rest = signs.length > MOST_SIGNS ? ['Takich znaków jest w piśmie więcej.'] : [];
  const howToCheck =
    readLetter(letter).type.reply === 'scam'
      ? 'Nie płać, nie klikaj linków i nie odpowiadaj. Sprawę sprawdź u prawdziwej instytucji: numer weź z jej oficjalnej strony, nie z pisma.'
      : 'Zanim zapłacisz, potwierdź sprawę u nadawcy. Numer telefonu weź z jego oficjalnej strony (BIP, e-Urząd Skarbowy, portal sądowy), nie z pisma.';
  return {
    kind: 'scam_signs',
    title: 'Sprawdź przed zapłatą',
    message: [...named, ...rest, howToCheck].join(' '),
    quote: signs[0]?.quote ?? null,
  };
}

function firstDifference(text: string, unled: string) {
  let start = 0;
  while (start < text.length && text.charAt(start) === unled.charAt(start)) start += 1;
  return { start, end: Math.min(text.length, start + 160) };
}
