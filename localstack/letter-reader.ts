import { readFile } from 'node:fs/promises';

import { analyzeLetter } from '#functions/core/analysis/analyze-letter.ts';
import type { LetterOutcome } from '#functions/core/analysis/letter-outcome.ts';
import { systemClock, warsawDay } from '#functions/platform/clock.ts';
import { modelMemory } from '#functions/platform/model/outcome.ts';
import { noUsage, type TokenUsage } from '#functions/platform/model/usage.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { type RefusalCode, refusalMessage } from '#shared/domain/refusal.ts';
import { errorCatalogue } from '#shared/errors/error-catalogue.ts';

import { type LocalModel, startModel } from './model.ts';

/** The product's answer for one file, in the format that `npm run analyze` prints. */
export type LetterAnswer =
  { result: AnalysisResult } | { error: { codes: RefusalCode[]; message: string } };

export type LetterReader = {
  read: (text: string) => Promise<LetterAnswer>;
  model: Pick<LocalModel, 'mode' | 'names'>;
  /** Tokens of all letters so far; estimated when the gateway does not report them. */
  usage: TokenUsage;
  close: () => Promise<void>;
};

const BUDGET_MS = 55_000;

/**
 * The product's own reading of letters without its storage: quality checks, masking, the configured
 * gateway (the offline engine unless `OPENAI_API_KEY` is set), verification. Close it when done.
 * @param day ISO day used as today; by default the current day
 */
export async function openLetterReader(
  settings: NodeJS.ProcessEnv,
  day?: string,
): Promise<LetterReader> {
  const model = await startModel(settings, 0);
  Object.assign(process.env, {
    MODEL_BASE_URL: model.baseUrl,
    MODEL_NAMES: model.names,
    SECRETS_JSON: JSON.stringify({ sessionSecret: '-'.repeat(32), modelApiKey: model.apiKey }),
  });
  const usage = noUsage();
  return {
    model: { mode: model.mode, names: model.names },
    usage,
    read: async (text) => answerOf(await outcomeOf(text, usage, day)),
    close: () => model.close(),
  };
}

async function outcomeOf(
  text: string,
  usage: TokenUsage,
  day = warsawDay(systemClock()),
): Promise<LetterOutcome> {
  const run = analyzeLetter({
    text,
    today: day,
    budgetMs: BUDGET_MS,
    signal: new AbortController().signal,
    model: { memory: { ...modelMemory(), usage } },
  });
  for (;;) {
    const step = await run.next();
    if (step.done === true) return step.value;
  }
}

function answerOf(outcome: LetterOutcome): LetterAnswer {
  switch (outcome.kind) {
    case 'result':
      return { result: outcome.result };
    case 'refused':
      return { error: { codes: outcome.codes, message: refusalMessage(outcome.codes) } };
    case 'failed':
      return { error: { codes: [], message: errorCatalogue[outcome.code].message } };
  }
}

/** A text file as the product reads it: UTF-8, otherwise windows-1250. */
export async function readLetterFile(path: string): Promise<string> {
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
