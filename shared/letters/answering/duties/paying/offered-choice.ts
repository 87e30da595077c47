import type { Term } from '#shared/domain/term.ts';
import { dueTerm, type Duty } from '#shared/letters/answering/duty.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import { LOWER_SUM } from '#shared/letters/reading/clauses/term-purpose.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** Ways to settle a debt of which the reader may take one. */
const offers = new RegExp(
  either(
    /\bproponuj\w+ (?:\w+ ){0,4}ugod/,
    /\bpropozycj\w+ (?:\w+ ){0,2}ugod/,
    /\b(?:nasza|ta|specjalna) (?:\w+ )?propozycj/,
    /\bwybra\w+ (?:\w+ ){0,2}wariant/,
  ),
);
/** "Wariant A: …, wariant B: …", "(A) wpłacić jednorazowo … albo (B)". */
const choices = new RegExp(
  either(
    /\bwariant\w* (?:a|i|1)\b[^]{0,400}\bwariant\w* (?:b|ii|2)\b/,
    /\bjeden (?:z )?wariant/,
    /\(?a[).] (?:\w+ )?(?:wplac|jednorazow)[^]{0,300}\bb[).] /,
  ),
);
/** What makes the letter a demand, whatever it offers besides. */
const demands = new RegExp(
  either(
    /\bwezwani\w+ do (?:za|s)plat/,
    /\b(?:wzywa\w*|zada\w*|nakazuj\w*|zobowiazuj\w*) [^.;]{0,80}(?:za|w|s)plac/,
    /\b(?:wzywa\w*|zada\w*) [^.;]{0,60}(?:za|w|s)plat/,
    /\bprosi\w* o (?:\w+ ){0,2}(?:za|w|s)plat/,
  ),
);

/** The step of a reader to whom ways to settle are offered. */
export const CHOICE = 'Zdecyduj, czy przyjmujesz propozycję spłaty';

/** Whether the letter only offers ways to settle a debt and orders no payment. */
const isOfferOnly = ({ view: { spaced } }: LetterFacts): boolean =>
  offers.test(spaced) && choices.test(spaced) && !demands.test(spaced);

/** A letter of ways to settle orders none: the reader decides, and nothing of the debt is told as to be paid. */
export function offeredChoice(facts: LetterFacts): Duty | undefined {
  if (!isOfferOnly(facts)) return undefined;
  const due = offerTerm(facts);
  const until = due === undefined ? '' : ` – ${termPhrase(due)}`;
  return {
    action: `Pismo daje wybór, a nie nakaz zapłaty: zdecyduj, czy przyjmujesz propozycję spłaty${until}; nie musisz jej przyjmować`,
    step: CHOICE,
    priority: 'MEDIUM',
    due,
    quote: offers,
  };
}

const offerTerm = (facts: LetterFacts): Term | undefined =>
  dueTerm(facts, 'zapłata') ?? facts.terms.find(({ what }) => what === LOWER_SUM);
