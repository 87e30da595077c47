import type { ResultWarning } from '../domain/analysis-result.ts';
import { findAccounts } from './accounts.ts';
import { viewLetter } from './letter-view.ts';
import { looksLikeScam } from './scam-type.ts';
import { readableQuote } from './text.ts';

/**
 * What about the letter itself asks for care before paying: a foreign account, signs of a fraud, words
 * that speak to a machine. `honest` is the letter without such words.
 */
export function letterWarnings(text: string, honest: string): ResultWarning[] {
  const warnings: ResultWarning[] = [];
  const foreign = findAccounts(honest).find(({ country }) => country !== 'PL');
  if (foreign !== undefined) {
    warnings.push({
      kind: 'foreign_account',
      title: 'Sprawdź przed zapłatą',
      message:
        'Pismo podaje zagraniczny rachunek. Polskie urzędy i sądy nie przyjmują wpłat na zagraniczne konta. Nie płać, zanim potwierdzisz numer na oficjalnej stronie nadawcy.',
      quote: readableQuote(honest, foreign.span),
    });
  }
  if (looksLikeScam(viewLetter(honest))) {
    warnings.push({
      kind: 'scam_signs',
      title: 'Sprawdź przed zapłatą',
      message:
        'W piśmie jest kilka znaków, jakich prawdziwi nadawcy unikają (na przykład pośpiech, nietypowy sposób zapłaty, obcy adres). Skontaktuj się z nadawcą przez numer z jego oficjalnej strony, nie z pisma.',
      quote: null,
    });
  }
  if (text !== honest) {
    warnings.push({
      kind: 'instruction_in_letter',
      title: 'Polecenie ukryte w piśmie',
      message:
        'W piśmie są zdania skierowane do programu, nie do Ciebie. Pominęliśmy je. Nie płać na rachunki podane w takich zdaniach.',
      quote: readableQuote(text, firstDifference(text, honest)),
    });
  }
  return warnings;
}

function firstDifference(text: string, honest: string) {
  let start = 0;
  while (start < text.length && text.charAt(start) === honest.charAt(start)) start += 1;
  return { start, end: Math.min(text.length, start + 160) };
}
