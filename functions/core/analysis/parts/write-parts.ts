import { onceSent } from '#functions/core/analysis/once-sent.ts';
import { answerByRules, type RulesAnswers } from '#functions/core/analysis/rules-reading.ts';
import type { ModelOptions } from '#functions/platform/model/outcome.ts';
import type { ComparedReadings } from '#shared/letters/checking/readings/compare-readings.ts';
import type { Masking } from '#shared/letters/people/masking.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

import { type AskedParts, askParts } from './ask-parts.ts';
import { replyFaults, replySlip } from './reply-faults.ts';
import { secondLook } from './second-look.ts';

type Writing = {
  letter: Letter;
  masking: Masking;
  today: string;
  nonce: () => string;
  leftMs: () => number;
  signal: AbortSignal;
  model: ModelOptions;
  /** The model that described the letter. */
  reader: string;
};

export type Written = { facts: ComparedReadings; rules: RulesAnswers; asked: AskedParts };

/**
 * Replies and plan for the facts. They start at once, while another model looks again at the differences
 * between the two readings; when it overturns a fact, they start again with the settled facts.
 */
export async function writeParts(facts: ComparedReadings, writing: Writing): Promise<Written> {
  const { nonce, leftMs } = writing;
  const looking = secondLook(facts, { ...writing, nonce: nonce(), leftMs: leftMs() });
  const [begun, settled] = await Promise.all([begin(facts, writing), looking]);
  if (!settled.isOverturned) return { ...begun, facts: settled.facts };
  begun.stop();
  return begin(settled.facts, writing);
}

async function begin(
  facts: ComparedReadings,
  { letter, masking, today, nonce, leftMs, signal, model }: Writing,
): Promise<Written & { stop: () => void }> {
  const { classification: verified } = facts;
  const stopped = new AbortController();
  const answered = { letter, facts: verified, masking, today };
  const asked = askParts({
    ...{ masking, verified, today, model, nonce: nonce(), budgetMs: leftMs() },
    signal: AbortSignal.any([signal, stopped.signal]),
    faultOf: (variant, reply) => replyFaults(variant, reply, answered),
    slipOf: (reply) => replySlip(reply, masking),
  });
  const rules = await onceSent(() => answerByRules(letter, verified, today));
  return { facts, rules, asked, stop: () => stopped.abort() };
}
