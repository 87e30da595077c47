import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context as LambdaContext } from 'aws-lambda';

import type { DeclaredFunction } from '#localstack/template/functions.ts';

import { installAwsLambda, isStreaming } from './aws-lambda.ts';
import type { StreamResponse } from './stream-response.ts';

const root = join(import.meta.dirname, '..', '..');

/** Without callback-style handlers, which Node 24 on Lambda no longer supports. */
type Context = Omit<LambdaContext, 'done' | 'fail' | 'succeed'>;
type Handler = (...input: unknown[]) => unknown;

/** The functions of the template, called in this process as Lambda calls them. */
export type LambdaRuntime = {
  /** Resolves with the handler's answer. Throws its errors, and {@link FunctionTimeout}. */
  invoke: (functionId: string, event: unknown) => Promise<unknown>;
  /** Runs a streaming handler to its end. */
  stream: (functionId: string, event: unknown, response: StreamResponse) => Promise<void>;
};

export class FunctionTimeout extends Error {
  override readonly name = 'FunctionTimeout';
}

type LoadedFunction = DeclaredFunction & { handler: Handler };

/** Imports the handlers that the template names. The environment must be in place before. */
export async function loadFunctions(declared: readonly DeclaredFunction[]): Promise<LambdaRuntime> {
  installAwsLambda();
  const functions = new Map<string, LoadedFunction>();
  for (const fn of declared) {
    functions.set(fn.id, { ...fn, handler: await importHandler(fn.source) });
  }
  const find = (id: string): LoadedFunction => {
    const fn = functions.get(id);
    if (fn === undefined) throw new Error(`The template has no function ${id}.`);
    return fn;
  };
  return {
    invoke: (id, event) => {
      const fn = find(id);
      return inTime(fn, (context) => fn.handler(event, context));
    },
    stream: async (id, event, response) => {
      const fn = find(id);
      if (!isStreaming(fn.handler)) throw new Error(`${fn.source} is not a streaming handler.`);
      await inTime(fn, (context) => fn.handler(event, response, context));
    },
  };
}

async function importHandler(source: string): Promise<Handler> {
  const url = pathToFileURL(join(root, source)).href;
  const module = (await import(/* @vite-ignore */ url)) as { handler?: unknown };
  if (typeof module.handler !== 'function') throw new Error(`${source} exports no handler.`);
  return module.handler as Handler; // a function, as just checked
}

/** Lambda kills a function at its timeout; here only the wait for its answer ends. */
async function inTime(
  { id, timeoutSeconds }: DeclaredFunction,
  run: (context: Context) => unknown,
): Promise<unknown> {
  const timeoutMs = timeoutSeconds * 1_000;
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new FunctionTimeout(`Task timed out after ${timeoutSeconds} seconds`));
  }, timeoutMs);
  try {
    return await Promise.race([run(contextOf(id, timeoutMs)), expired]);
  } finally {
    clearTimeout(timer);
  }
}

function contextOf(functionName: string, timeoutMs: number): Context {
  const end = Date.now() + timeoutMs;
  return {
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:eu-central-1:000000000000:function:${functionName}`,
    memoryLimitInMB: '512',
    awsRequestId: randomUUID(),
    logGroupName: functionName,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => end - Date.now(),
  };
}
