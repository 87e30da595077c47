import type { FaultKind } from './model-gateway/faults.ts';
import { startModelGateway } from './model-gateway/model-gateway.ts';

export type LocalModel = {
  mode: 'rules' | 'gateway';
  baseUrl: string;
  /** Model names in the order they are tried, comma-separated. */
  names: string;
  apiKey: string;
  fault: ((kind: FaultKind, times: number) => void) | undefined;
  close: () => Promise<void>;
};

/** The real gateway when `OPENAI_API_KEY` is set, otherwise the rules behind the same protocol. */
export async function startModel(
  settings: NodeJS.ProcessEnv,
  latencyMs: number,
): Promise<LocalModel> {
  const apiKey = settings.OPENAI_API_KEY;
  if (apiKey !== undefined && apiKey !== '') {
    return {
      mode: 'gateway',
      baseUrl: settings.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
      names: settings.MODEL_NAMES ?? 'gpt-4.1-mini',
      apiKey,
      fault: undefined,
      close: () => Promise.resolve(),
    };
  }
  const gateway = await startModelGateway({ latencyMs });
  return {
    mode: 'rules',
    baseUrl: gateway.baseUrl,
    names: 'listownik-rules',
    apiKey: 'local',
    fault: (kind, times) => {
      gateway.fault(kind, times);
    },
    close: () => gateway.close(),
  };
}
