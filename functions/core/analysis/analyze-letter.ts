import { type RandomId, randomId } from '#functions/platform/ids.ts';
import { modelMemory, type ModelOptions } from '#functions/platform/model/outcome.ts';
import type { AnalysisStatus } from '#shared/domain/analysis-status.ts';

import { assembleResult, draftResult } from './assemble-result.ts';
import { classifyLetter } from './classify-letter.ts';
import { aborted, type LetterOutcome, rulesOnlyWarning } from './letter-outcome.ts';
import { OFFLINE_MODEL } from './offline-model.ts';
import { collectParts, partsByRules } from './parts/letter-parts.ts';
import { writeParts } from './parts/write-parts.ts';
import { type PreparedLetter, prepareLetter } from './prepare-letter.ts';
import { answerByRules } from './rules-reading.ts';

export type LetterReading = {
  text: string;
  /** The text's preparation when it has begun already. */
  prepared?: Promise<PreparedLetter>;
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
  const prepared = await (reading.prepared ?? prepareLetter(reading.text));
  if (prepared.kind === 'refused') return prepared;

  yield 'classifying';
  const { letter, masking, places } = prepared;
  const about = { letter, masking, today, signal, model };
  const shareMs = left() * CLASSIFICATION_SHARE;
  const classified = await classifyLetter({ ...about, places, nonce: nonce(), budgetMs: shareMs });
  const { outcome } = classified;
  if (outcome.kind === 'aborted') return aborted;

  yield 'generatingResponses';
  if (outcome.kind !== 'answer') {
    yield 'creatingPlan';
    const { classification } = classified.facts;
    const rules = await answerByRules(letter, classification, today);
    const warnings = [rulesOnlyWarning(outcome), ...classified.facts.warnings];
    const facts = { ...classified.facts, warnings };
    const draft = draftResult({ letter, facts, rules });
    return ended({ draft, masking, parts: partsByRules(rules), model: OFFLINE_MODEL });
  }
  const reader = outcome.model;
  const written = await writeParts(classified.facts, { ...about, reader, nonce, leftMs: left });
  const { facts, rules, asked } = written;
  const draft = draftResult({ letter, facts, rules });
  await Promise.all(Object.values(asked.replies));

  yield 'creatingPlan';
  const parts = await collectParts(asked, rules);
  if (parts === 'aborted') return aborted;
  return ended({ draft, masking, parts, model: reader });

  function ended(known: Omit<Parameters<typeof assembleResult>[0], 'durationMs'>): LetterOutcome {
    const durationMs = Math.round(now() - started);
    return { kind: 'result', result: assembleResult({ ...known, durationMs }) };
  }
}
