import { type RandomId, randomId } from '#functions/platform/ids.ts';
import { modelMemory, type ModelOptions } from '#functions/platform/model/outcome.ts';
import type { AnalysisStatus } from '#shared/domain/analysis-status.ts';
import { doubtPartlyRead } from '#shared/letters/checking/partly-read.ts';
import { checkQuality } from '#shared/letters/intake/quality.ts';
import { maskLetter } from '#shared/letters/people/masking.ts';
import { isSuspectedFraud } from '#shared/letters/reading/scam/scam.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { assembleResult } from './assemble-result.ts';
import { classifyLetter } from './classify-letter.ts';
import { aborted, type LetterOutcome, rulesOnlyWarning } from './letter-outcome.ts';
import { collectParts, partsByRules } from './letter-parts.ts';
import { OFFLINE_MODEL } from './offline-model.ts';
import { answerByRules } from './rules-reading.ts';
import { writeParts } from './write-parts.ts';

export type LetterReading = {
  text: string;
  /** ISO day in Europe/Warsaw. */
  today: string;
  /** Milliseconds for everything. */
  budgetMs: number;
  signal: AbortSignal;
  now?: () => number;
  nonce?: RandomId;
  model?: ModelOptions;
};

/** Share of the budget for the first call, so that the longer answers get the rest. */
const CLASSIFICATION_SHARE = 0.6;

/**
 * Reads one letter (design, section 3): yields each status it enters, in the specified order, and returns the
 * result or why there is none. Stores nothing; the letter leaves only masked. The rules answer every part
 * that no model delivers.
 */
export async function* analyzeLetter(
  reading: LetterReading,
): AsyncGenerator<AnalysisStatus, LetterOutcome> {
  const { today, signal, nonce = randomId, now = () => performance.now() } = reading;
  const started = now();
  const left = () => reading.budgetMs - (now() - started);
  const model = { memory: modelMemory(), ...reading.model };

  yield 'validating';
  const letter = openLetter(reading.text);
  // Fraudulent messages are short and cut off: a suspicion is reported before the quality is checked.
  const codes = isSuspectedFraud(letter) ? [] : checkQuality(letter);
  if (codes.length > 0) return { kind: 'refused', codes };

  yield 'classifying';
  const masking = maskLetter(letter);
  const about = { letter, masking, today, signal, model };
  const shareMs = left() * CLASSIFICATION_SHARE;
  const classified = await classifyLetter({ ...about, nonce: nonce(), budgetMs: shareMs });
  const { outcome } = classified;
  if (outcome.kind === 'aborted') return aborted;

  yield 'generatingResponses';
  if (outcome.kind !== 'answer') {
    yield 'creatingPlan';
    const { classification } = classified.facts;
    const rules = await answerByRules(letter, classification, today);
    const warnings = [rulesOnlyWarning(outcome), ...classified.facts.warnings];
    const facts = { ...classified.facts, warnings };
    const parts = partsByRules(rules);
    return ended({ ...{ letter, today, masking, rules, parts, facts }, model: OFFLINE_MODEL });
  }
  const reader = outcome.model;
  const written = await writeParts(classified.facts, { ...about, reader, nonce, leftMs: left });
  await Promise.all(Object.values(written.asked.replies));

  yield 'creatingPlan';
  const { facts, rules, asked } = written;
  const parts = await collectParts(asked, rules);
  if (parts === 'aborted') return aborted;
  return ended({ letter, today, masking, rules, parts, facts, model: reader });

  function ended(known: Omit<Parameters<typeof assembleResult>[0], 'durationMs'>): LetterOutcome {
    const durationMs = Math.round(now() - started);
    const facts = doubtPartlyRead(known.facts, letter);
    return { kind: 'result', result: assembleResult({ ...known, facts, durationMs }) };
  }
}
