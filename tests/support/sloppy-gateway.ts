import { readFileSync } from 'node:fs';

import { analyzeLetter } from '#functions/core/analysis/analyze-letter.ts';
import { summaryOf } from '#functions/core/analysis/end-run.ts';
import type { LetterOutcome } from '#functions/core/analysis/letter-outcome.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { ModelCallName } from '#shared/domain/model-answers.ts';

import { logsDuring } from './log-capture.ts';
import { classificationOfD20, planForD20, repliesToD20 } from './scripted-answers.ts';
import {
  completes,
  type ModelRequest,
  type Script,
  type ScriptedModel,
  streams,
} from './scripted-model.ts';

/** What the models do in one call: a script for each attempt in turn, the last one for the rest. */
export type Play = Partial<Record<ModelCallName | typeof SECOND_LOOK, readonly Script[]>>;
export type Played = {
  result: AnalysisResult;
  asked: string[];
  secondLooks: number;
  /** Whether the analysis is taken from the package: what the run's summary says to the quota. */
  isCharged: boolean;
  /** The pauses between attempts, in milliseconds; the test does not wait for them. */
  pauses: number[];
  /** What the run wrote: its log lines and metrics. */
  logs: string;
};

/** The question about fields on which two readings differ; it is not part of a result. */
const SECOND_LOOK = 'second_look';
const undecided = streams({ answers: [] });

export const d20 = readFileSync(
  'tests/fixtures/letters/d20_spoldzielnia_zaleglosc_bledny_rachunek.txt',
  'utf-8',
);
export const honest: Record<ModelCallName, unknown> = {
  classification: classificationOfD20,
  ...repliesToD20,
  action_plan: planForD20,
};

/** An honest answer with some members changed. */
export const changed = (call: ModelCallName, change: Record<string, unknown>): Script =>
  streams({ ...(honest[call] as Record<string, unknown>), ...change });
/** An honest answer with broken JSON. */
export const spoilt = (call: ModelCallName, spoil: (json: string) => string): Script =>
  completes({ content: spoil(JSON.stringify(honest[call])) });
/** For every attempt of every call, what `script` turns its honest answer into. */
export const everywhere = (script: (call: ModelCallName) => Script): Play =>
  Object.fromEntries(
    (Object.keys(honest) as ModelCallName[]).map((call) => [call, [script(call)]]), // its keys are the calls
  );

/** A model without a schema learns about its call only from the task. */
function callOf({ name, messages }: ModelRequest): ModelCallName {
  if (Object.hasOwn(honest, name)) return name as ModelCallName; // just looked up
  const task = messages[0]?.content ?? '';
  if (task.includes('WARIANT: współpraca')) return 'variant_1_cooperative';
  if (task.includes('WARIANT: stanowczo')) return 'variant_2_assertive';
  if (task.includes('WARIANT: zyskanie')) return 'variant_3_tactical_delay';
  return task.includes('immediate_actions') ? 'action_plan' : 'classification';
}

function isSecondLook({ name, messages }: ModelRequest): boolean {
  return name === SECOND_LOOK || messages[0]?.content.includes('„neither”') === true;
}

/** Milliseconds of silence that no busy machine makes by itself; a play of silence waits less. */
const PATIENT = { hedgeAfterMs: 60_000, idleMs: 60_000 };
/** Time for a run that no busy machine uses up; a play of silence has less. */
const LONG_MS = 120_000;
/** What a healthy answer may exceed in sum, and silence is known by. */
export const HASTY = { hedgeAfterMs: 1_000, idleMs: 1_000 };

type Stage = {
  text?: string;
  limits?: Partial<typeof PATIENT>;
  budgetMs?: number;
  /** Monotonic milliseconds. */
  now?: () => number;
  /** The stage's models and their settings. */
  names?: string;
};

/** The product's own run of letter d20 against two models that do as the play says, and are honest otherwise. */
export async function playD20(
  model: ScriptedModel,
  play: Play,
  { text = d20, limits = PATIENT, budgetMs = LONG_MS, names = 'first,second', now }: Stage = {},
): Promise<Played> {
  const pauses: number[] = [];
  const turns = new Map<string, number>();
  const asked: string[] = [];
  let secondLooks = 0;
  model.otherwise((response, request) => {
    if (isSecondLook(request)) {
      secondLooks += 1;
      return (play[SECOND_LOOK]?.[secondLooks - 1] ?? undecided)(response, request);
    }
    const call = callOf(request);
    const turn = turns.get(call) ?? 0;
    turns.set(call, turn + 1);
    asked.push(`${request.model} ${call}`);
    const scripts = play[call] ?? [];
    const script = scripts[Math.min(turn, scripts.length - 1)] ?? streams(honest[call]);
    return script(response, request);
  });
  Object.assign(process.env, {
    MODEL_BASE_URL: model.baseUrl,
    MODEL_NAMES: names,
    SECRETS_JSON: JSON.stringify({ sessionSecret: '-'.repeat(32), modelApiKey: 'local' }),
  });
  const clock = now === undefined ? {} : { now };
  const run = analyzeLetter({
    ...clock,
    text,
    today: '2026-09-08',
    budgetMs,
    signal: new AbortController().signal,
    model: { ...clock, random: () => 0.5, sleep: noting(pauses), ...PATIENT, ...limits },
  });
  const ends: LetterOutcome[] = [];
  const logs = await logsDuring(async () => {
    for (let step = await run.next(); ; step = await run.next()) {
      if (step.done === true) return void ends.push(step.value);
    }
  });
  const [end] = ends;
  if (end?.kind !== 'result') throw new Error(`No result: ${JSON.stringify(end)}`);
  const { result } = end;
  const isCharged = summaryOf(result).byRules !== true;
  return { result, asked, secondLooks, isCharged, pauses, logs };
}

const noting = (pauses: number[]) => (milliseconds: number) => {
  pauses.push(milliseconds);
  return Promise.resolve();
};
