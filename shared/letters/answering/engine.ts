import type { Classification, VariantKey } from '#shared/domain/analysis-result.ts';
import type {
  ActionPlanAnswer,
  ClassificationAnswer,
  ReplyVariantsAnswer,
} from '#shared/domain/model-answers.ts';
import { foretoldBy } from '#shared/letters/reading/clauses/own-words.ts';
import { sumsToTell, withoutOtherSums } from '#shared/letters/reading/gist/told-sums.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import type { Party } from '#shared/letters/reading/parties/party.ts';
import { type ReadLetter, readLetter } from '#shared/letters/reading/read-letter.ts';
import { isOthersKind } from '#shared/letters/reading/reader/reader.ts';
import { isUntrusted } from '#shared/letters/reading/scam/untrusted.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { oncePerBoth } from '#shared/letters/text/once-per.ts';
import { withoutLooseEnd } from '#shared/letters/text/quote-end.ts';

import { needsAction, optionalActions } from './actions.ts';
import { givesOnly } from './duties/gives-only.ts';
import { hasSilentChoice } from './duties/matters/silent-choice.ts';
import { rarerDeed } from './duties/rarer-deeds.ts';
import { correctedValues, correctsDemand } from './meaning/corrected-values.ts';
import { asItAsks, ofReader, writtenBy } from './meaning/of-reader.ts';
import { ownHeading } from './meaning/own-heading.ts';
import { openSum, ownWords, toldOutcome } from './meaning/own-meaning.ts';
import { wonOrLost } from './meaning/won-or-lost.ts';
import { surplusTold } from './money-to-come.ts';
import { meaningOf, shortened } from './outcome-texts.ts';
import { dutiesOn } from './passed/current-duties.ts';
import { buildPlan, howOfSteps } from './plan.ts';
import { buildReplies } from './replies/build-replies.ts';
import { sendingOfReplies } from './replies/sending/sending-of-replies.ts';
import { titleOf } from './title.ts';

/** The classification that a later call sends along; facts that the reader corrected there take precedence. */
export type KnownFacts = ClassificationAnswer | Classification | undefined;

/**
 * What the (masked) letter says, in the words shown to the reader. Only the duties know the day, an ISO day in
 * Europe/Warsaw: a meeting that has taken place is no longer attended.
 */
export function answerClassification(letter: Letter, today?: string): ClassificationAnswer {
  const facts = readLetter(letter);
  const { type } = facts;
  const meaning = meaningOf(ofReader(facts), toldOutcome(facts), ownWords(facts));
  return {
    type_code: type.code,
    type_label: labelFor(facts),
    title: titleOf(facts),
    meaning: [
      meaning,
      wonOrLost(facts),
      correctedValues(facts),
      ownHeading(facts, meaning),
      openSum(facts, meaning),
      surplusTold(facts, meaning),
    ]
      .filter((words) => words !== null)
      .join(' '),
    if_ignored: ifIgnored(facts),
    needs_action: needsAction(facts),
    sender: fact(facts.parties.sender),
    recipient: fact(facts.parties.recipient),
    reference_number: fact(facts.parties.reference),
    document_date: { value: facts.documentDate, quote: facts.dateQuote },
    terms: [...facts.terms],
    events: isUntrusted(facts) ? [] : [...facts.events],
    threat: facts.threat,
    required_actions: dutiesOn(facts, today).map(({ action, priority, quote }) => ({
      action,
      priority,
      quote,
    })),
    optional_actions: optionalActions(facts),
    financial: facts.financial,
    remedy: facts.remedy,
  };
}

/** What the letter is called: never a label for debtors where the reader is somebody else. */
function labelFor(facts: ReadLetter): string {
  if (correctsDemand(facts)) return ofReader(facts).label;
  const own = rarerDeed(facts)?.label ?? asItAsks(facts.type, facts).label;
  return isOthersKind(facts.type, facts.role) ? (writtenBy(facts.type) ?? own) : own;
}

/** A threat is quoted whole wherever it has room. */
const LONGEST_CONSEQUENCE = 240;

/** What follows under the law for the kind and, in its own words, under the letter. */
function ifIgnored(facts: ReadLetter): string | null {
  const { view, type, role, threat } = facts;
  const isGiven = givesOnly(facts);
  const foretold = isUntrusted(facts) ? null : foretoldBy(view, role);
  // What the sender withdrew or ended no longer has a consequence.
  const isHeavy = type.level === 'HIGH' || type.level === 'CRITICAL';
  if (threat.level === 'LOW' && isHeavy && !isGiven) return null;
  const consequence = isGiven ? null : consequenceFor(facts);
  if (foretold === null) return consequence;
  const own = `Pismo zapowiada: „${threatened(facts, foretold.quote)}”.`;
  return consequence === null ? own : `${consequence} ${own}`;
}

/** What follows under the law for the kind, for this reader. */
function consequenceFor(facts: ReadLetter): string | null {
  if (hasSilentChoice(facts)) return 'Brak odpowiedzi nadawca może uznać za zgodę.';
  return isOthersKind(facts.type, facts.role) ? null : ofReader(facts).consequence;
}

/** A threat of the letter; where its end names a sum that nobody has to pay now, only its beginning. */
function threatened(facts: ReadLetter, quote: string): string {
  const whole = shortened(quote, LONGEST_CONSEQUENCE);
  const short = shortened(quote);
  const sums = sumsToTell(facts);
  const told = withoutOtherSums(whole, sums) ?? withoutOtherSums(short, sums);
  return (
    told ??
    `${withoutLooseEnd(short.replace(/\s*\d[\d .\u00A0]*(?:,\d\d)?\s?(?:zł|PLN|EUR).*$/su, ''))} …`
  );
}

/** Three reply letters for the letter, in the layout of specification section 5. */
export function answerReplies(
  letter: Letter,
  known: KnownFacts,
  today: string,
): ReplyVariantsAnswer {
  return buildReplies(factsFor(letter, known), today);
}

/** How each of the three replies is sent, in steps; also for replies that a model wrote. */
export function answerSending(
  letter: Letter,
  known: KnownFacts,
  today: string,
): Record<VariantKey, string[]> {
  return sendingOfReplies(factsFor(letter, known), today);
}

/** The action plan, with days when the letter gives them. */
export function answerPlan(letter: Letter, known: KnownFacts, today?: string): ActionPlanAnswer {
  return buildPlan(factsFor(letter, known), today);
}

/** How the steps of the plan are done, by the step's words. */
export function answerHow(
  letter: Letter,
  known: KnownFacts,
  today?: string,
): ReadonlyMap<string, string> {
  return howOfSteps(factsFor(letter, known), today);
}

function fact(party: Party | null): { value: string | null; quote: string | null } {
  return party === null ? { value: null, quote: null } : { value: party.name, quote: party.quote };
}

/** The letter's facts with names and numbers from the classification of the call, made once for all answers. */
const factsFor = oncePerBoth((letter: Letter, known: KnownFacts) =>
  corrected(readLetter(letter), known),
);

function corrected(facts: LetterFacts, known: KnownFacts): LetterFacts {
  if (known === undefined) return facts;
  if ('sender' in known) {
    return {
      ...facts,
      sender: known.sender.value,
      recipient: known.recipient.value,
      reference: known.reference_number.value,
      documentDate: known.document_date.value,
      terms: known.terms,
    };
  }
  return {
    ...facts,
    sender: known.sender_identification.name,
    recipient: known.recipient_identification.name,
    reference: known.case_details.reference_number,
    documentDate: known.critical_dates.document_date ?? facts.documentDate,
    terms: known.critical_dates.terms ?? facts.terms,
  };
}
