import type { LetterDuty } from '#shared/letters/answering/duty.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { quoteAt, sentenceQuote } from '#shared/letters/reading/letter-view.ts';

import { businessMatters } from './business-matters.ts';
import { careMatters } from './care-matters.ts';
import { contractMatters } from './contract-matters.ts';
import { courtMatters } from './court-matters.ts';
import type { Matter } from './matter.ts';
import { moneyMatters } from './money-matters.ts';

const matters: readonly Matter[] = [
  ...courtMatters,
  ...contractMatters,
  ...moneyMatters,
  ...careMatters,
  ...businessMatters,
];

/** The matters that this letter raises, each at the words that raise it. */
export function raisedMatters(facts: LetterFacts): LetterDuty[] {
  if (facts.type.reply === 'scam') return [];
  return matters
    .filter(({ said, fits }) => fits(facts) && said.test(facts.view.spaced))
    .map(({ said, action, step, isQuoted = false }) => {
      const quote = isQuoted ? itself(facts, said) : sentenceQuote(facts.view, said);
      return {
        action: isQuoted && quote !== null ? `${action}: „${quote}”` : action,
        step,
        priority: 'LOW',
        quote,
        due: undefined,
        isConditional: true,
      };
    });
}

/** The matched words alone: a sentence of a bill may run on into the next column. */
function itself({ view }: LetterFacts, said: RegExp): string | null {
  const match = said.exec(view.spaced);
  return match === null
    ? null
    : quoteAt(view, { start: match.index, end: match.index + match[0].length });
}
