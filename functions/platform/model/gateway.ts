import type OpenAI from 'openai';

import { env } from '#functions/platform/env.ts';
import { secretsOf } from '#functions/platform/secrets.ts';

/** One model of the stage, as `MODEL_NAMES` configures it: "name;mode=json_object;effort=low;temperature=0". */
export type ModelSettings = {
  name: string;
  /** How the form of the answer is requested; a gateway without schemas gets `json_object`. */
  mode: 'json_schema' | 'json_object';
  effort?: 'minimal' | 'low' | 'medium' | 'high';
  temperature?: number;
};

export type ModelGateway = {
  client: OpenAI;
  /** What the SDK throws for an answer that is a failure. */
  failure: typeof OpenAI.APIError;
  models: readonly ModelSettings[];
};

/**
 * The stage's gateway. Its SDK is loaded with the first question, when the reader has already seen events.
 * The SDK's retries are off: its defaults (10 min, 2 retries) exceed our budgets.
 */
export async function openGateway(): Promise<ModelGateway> {
  const [{ ModelSdk }, { modelApiKey: apiKey }] = await Promise.all([
    import('./model-sdk.ts'),
    secretsOf('model'),
  ]);
  const baseURL = env('MODEL_BASE_URL');
  if (kept?.baseURL !== baseURL || kept.client.apiKey !== apiKey) {
    const client = new ModelSdk({ baseURL, apiKey, maxRetries: 0, logLevel: 'off' });
    kept = { client, baseURL };
  }
  return { client: kept.client, failure: ModelSdk.APIError, models: modelsOf(env('MODEL_NAMES')) };
}

/** The client of the last question, for as long as the gateway and its key stay the same. */
let kept: { client: OpenAI; baseURL: string } | undefined;

/** The configured models, the preferred one first. Throws for an unknown setting. */
function modelsOf(names: string): ModelSettings[] {
  return names
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(settingsOf);
}

const efforts = ['minimal', 'low', 'medium', 'high'] as const;

function settingsOf(entry: string): ModelSettings {
  const [name = '', ...rest] = entry.split(';').map((part) => part.trim());
  const settings: ModelSettings = { name, mode: 'json_schema' };
  for (const part of rest) {
    const [key, value = ''] = part.split('=');
    const effort = efforts.find((known) => known === value);
    if (key === 'mode' && (value === 'json_object' || value === 'json_schema')) {
      settings.mode = value;
    } else if (key === 'effort' && effort !== undefined) settings.effort = effort;
    else if (key === 'temperature' && value !== '' && Number(value) >= 0) {
      settings.temperature = Number(value);
    } else throw new Error(`MODEL_NAMES: unknown setting "${part}".`);
  }
  return settings;
}
