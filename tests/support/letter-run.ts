import { analyzeLetter } from '#functions/core/analysis/analyze-letter.ts';
import type { LetterOutcome } from '#functions/core/analysis/letter-outcome.ts';
import { type ModelGateway, startModelGateway } from '#localstack/model-gateway/model-gateway.ts';
import type { AnalysisStatus } from '#shared/domain/analysis-status.ts';

export type LetterRun = {
  gateway: ModelGateway;
  /** The product's own run of one letter, storage aside; `at` is called with each status before its work begins. */
  read: (
    text: string,
    today: string,
    at?: (status: AnalysisStatus) => void,
  ) => Promise<LetterOutcome>;
};

/** Runs letters against the deterministic engine behind a real gateway on loopback; close the gateway when done. */
export async function startLetterRun(latencyMs = 0): Promise<LetterRun> {
  const gateway = await startModelGateway({ latencyMs });
  Object.assign(process.env, {
    MODEL_BASE_URL: gateway.baseUrl,
    MODEL_NAMES: 'listownik-rules',
    SECRETS_JSON: JSON.stringify({ sessionSecret: '-'.repeat(32), modelApiKey: 'local' }),
  });
  return {
    gateway,
    read: async (text, today, at) => {
      const run = analyzeLetter({
        text,
        today,
        budgetMs: 55_000,
        nonce: countedId(),
        signal: new AbortController().signal,
      });
      for (;;) {
        const step = await run.next();
        if (step.done === true) return step.value;
        at?.(step.value);
      }
    },
  };
}

/** Ids without letters but the first: a random one may happen to begin like a name that must not leave. */
function countedId(): () => string {
  let count = 0;
  return () => `n${String((count += 1)).padStart(21, '0')}`;
}
