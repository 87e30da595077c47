import { isOfChoice } from '#shared/letters/reading/clauses/calls/call-conditions.ts';
import {
  conditionalCalls,
  onlyAdvises,
  ownCalls,
} from '#shared/letters/reading/clauses/calls/called-items.ts';
import { tellsToCollect } from '#shared/letters/reading/clauses/words/need-words.ts';
import { sumsToTell, withoutSumsInBrackets } from '#shared/letters/reading/gist/told-sums.ts';
import { amountDue, type LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { plainAsk } from './asked/plain-ask.ts';
import { isToldBy } from './asked/told-already.ts';
import { askedIn, isForbidden, isUnspecific } from './asked-steps.ts';
import type { LetterDuty } from './duty.ts';
import { toldBefore } from './outcome-texts.ts';
import { LONGEST_STEP } from './plan-step.ts';

/** Two quotes with this many equal letters at one end count as the same. */
const SAME = 40;

/** What the letter asks besides, in its own words, when no other duty covers it. */
export function calledDuties(facts: LetterFacts, known: readonly LetterDuty[]): LetterDuty[] {
  if (facts.type.reply === 'scam') return [];
  const said = known.map(({ action }) => action).join(' ');
  const pays = facts.financial.direction === 'to_pay';
  return ownCalls(facts.view, facts.role)
    .filter((words) => !isHeading.test(words) && !inReadersVoice.test(words))
    .filter((words) => !(pays && repeatsPayment(words, facts)))
    .filter((words) => !said.includes(words.slice(0, SAME)) && !said.includes(endOf(words)))
    .filter((words) => !known.some((duty) => isToldFrom(words, duty) || isToldBy(words, duty)))
    .reduce<LetterDuty[]>((duties, words) => [...duties, calledDuty(facts, words, duties)], []);
}

/** "Sąd wzywa Pana jako opiekuna …", of which another duty already quotes all from "wzywa" on. */
function isToldFrom(words: string, { action, quote }: LetterDuty): boolean {
  const opening = quote?.slice(0, SAME) ?? '';
  return opening.length === SAME && action.includes(opening) && words.includes(opening);
}

/** "CO POWINNA PANI WIEDZIEĆ": the heading of a list of what the letter teaches. */
const isHeading = /^\W*(?:co|jak|kiedy|gdzie|dlaczego|o czym)\s[^.:;„]{0,50}\W?$/i;

/** "Ja, niżej podpisany, proszę o zwrot …": a form speaks for who fills it in. */
const inReadersVoice = /^\W*ja,? ni[żz]ej podpisan/i;

/** What the letter asks only of a reader to whom something applies, unless a term already tells it. */
export function conditionalDuties(
  { view, role, type }: LetterFacts,
  known: readonly LetterDuty[],
): LetterDuty[] {
  if (type.reply === 'scam') return [];
  const said = known.map(({ action }) => action).join(' ');
  return conditionalCalls(view, role)
    .filter((words) => !said.includes(words.slice(0, SAME)) && !said.includes(endOf(words)))
    .filter((words) => !known.some((duty) => isToldBy(words, duty)))
    .map((words, index) => ({
      action: `${isOfChoice(foldText(words)) ? 'Tylko jeżeli się nie zgadzasz i chcesz to zakończyć' : 'Tylko jeżeli to Cię dotyczy'}: „${words}”`,
      step: `Sprawdź, czy to Cię dotyczy${furtherThing[index] ?? ''}`,
      priority: 'LOW',
      quote: words,
      due: undefined,
      isConditional: true,
    }));
}

/** How many things of the same kind precede this one. */
const furtherThing = ['', ' (druga sprawa)', ' (trzecia sprawa)'];

/** "Prosimy o pilne uregulowanie należności", without anything else to do. */
const settles =
  /\buregul\w+ (?:\w+ ){0,3}(?:zaleglo|nalezno|zadluzen|rachun|faktur)|\b(?:zaleglo|nalezno|zadluzen)\w* (?:\w+ ){0,2}uregulowac/;
const asksMore =
  /\b(?:przesl|odesl|nadesl|dosl|dostarcz|zloz|potwierdz|opuszcz|oprozn|wydani|wydac|zwroc|zwrot|wskaza|poda[cn])/;

/** A sum of its own, or the account: no other duty tells it. */
const namesSumOrAccount = /\d,\d{2}\b|\bzl\b|\bkonto\b|\bna (?:\w+ ){0,3}rachunek\b/;

/** "żądamy zwrotu 5 250,00 zł": the duty to pay says it with its checks. */
function repeatsPayment(words: string, facts: LetterFacts): boolean {
  const folded = foldText(words);
  if (settles.test(folded) && !asksMore.test(folded)) return !namesSumOrAccount.test(folded);
  const due = amountDue(facts);
  const digits = words.replaceAll(/(?<=\d)[ .\u00A0](?=\d)/g, '');
  return due !== null && digits.includes(due.toFixed(2).replace('.', ',')) && !isList.test(words);
}

/** "- Zapłacić …, - Sprawdzić …": a list also says other things. */
const isList = /(?:^|\s)(?:[-•]|\d\)|[a-z]\)) .*\s(?:[-•]|\d\)|[a-z]\)) /;

const endOf = (words: string) => words.replace(/[\s.,;]+$/, '').slice(-SAME);

function calledDuty(facts: LetterFacts, words: string, duties: readonly LetterDuty[]): LetterDuty {
  const { view } = facts;
  const told = withoutSumsInBrackets(words, sumsToTell(facts));
  const last = duties.at(-1);
  if (last !== undefined && furtherItem.test(words)) return restOfList(words, told, last);
  const asked = takesUp.test(foldText(words))
    ? 'Sprawdź, czy chcesz z tego skorzystać'
    : askedIn(foldText(words), facts.type.issuer);
  const isAdvice = onlyAdvises(words) && isUnspecific(asked);
  const step = isAdvice ? 'Rozważ to, co radzi pismo' : asked;
  const same = duties.filter((duty) => duty.step?.startsWith(step)).length;
  const before = toldBefore(view, words);
  // What refers to the sentence before it is understood only with it.
  const plain = isAdvice || before !== '' ? null : plainAsk(told);
  return {
    action:
      plain ?? `${isAdvice ? 'Nadawca radzi' : openingOfCall(foldText(words))}: „${told}”${before}`,
    step:
      plain !== null && plain.length <= LONGEST_STEP ? plain : `${step}${furtherThing[same] ?? ''}`,
    priority: isAdvice ? 'LOW' : 'MEDIUM',
    quote: words,
    due: undefined,
  };
}

/** "- sprawozdania z działalności;": items that found no room beside the words that introduce their list. */
const furtherItem = /^(?:[-–•*]|\d{1,2}[.)]|[a-z]\))\s+/i;

function restOfList(words: string, told: string, { step }: LetterDuty): LetterDuty {
  const bare = (one: string) => one.replace(/^[-–•*]\s+/, '');
  const same = step === undefined ? undefined : step.replace(/ \(dalej\)$/, '');
  return {
    action: `Na tej samej liście jest dalej: „${bare(told)}”`,
    step: same === undefined ? undefined : `${same} (dalej)`,
    priority: 'MEDIUM',
    quote: bare(words),
    due: undefined,
  };
}

/** A request stays a request, an order an order, and nobody is told to do what the letter forbids. */
function openingOfCall(folded: string): string {
  if (isForbidden(folded)) return 'Nie rób tego, czego zabrania pismo';
  if (takesUp.test(folded)) return 'Jeżeli chcesz z tego skorzystać';
  if (tellsToCollect(folded))
    return /\bmo(?:ze|zna|ga)\b/.test(folded)
      ? 'Jeżeli chcesz, odbierz to'
      : 'Odbierz to, o czym mówi pismo';
  return ordered.test(folded) ? 'Zrób to, czego wymaga pismo' : 'Zrób to, o co prosi nadawca';
}

/** "Aby skorzystać z wariantu B, trzeba odesłać …": asked only of who wants it. */
const takesUp = /^\W*(?:(?:aby|zeby|chcac) (?:\w+ ){0,3}(?:skorzystac|przyjac)|wybierajac)\b/;

const ordered =
  /\b(?:nakaz\w+|wzyw\w+|wezwac|zobowiaz\w+|obowiazan\w+|obowiazek|musi\w*|ma(?:ja)? (?:byc|przebywac|pozostac))\b/;
