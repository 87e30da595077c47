import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

import { StartFailure } from '#localstack/start-failure.ts';
import { parseTemplate, type Template } from '#localstack/template/template.ts';

import { cachedStep } from './cached-step.ts';
import { contentHash } from './content-hash.ts';
import { reasonOf } from './failed-command.ts';

const inputs = {
  paths: ['infra', 'shared/contracts', 'shared/domain', 'cdk.json', 'package-lock.json'],
  ignores: (path: string) => path.endsWith('.test.ts'),
};
const cdkSettings = z.object({ context: z.record(z.string(), z.unknown()) });

/** The template of stage `local`, synthesized again when the stack or the contracts changed. */
export async function synthesizedTemplate(root: string, cache: string): Promise<Template> {
  const output = join(cache, 'cloud');
  const file = join(output, 'listownik-local.template.json');
  const read = () => readFile(file, 'utf-8').then(parseTemplate);
  await cachedStep({
    name: 'template',
    cache,
    hash: await contentHash(root, inputs),
    isDone: () =>
      read().then(
        () => true,
        () => false,
      ),
    run: () => synthesize(root, output),
  });
  return read();
}

async function synthesize(root: string, output: string): Promise<void> {
  const { context } = cdkSettings.parse(
    JSON.parse(await readFile(join(root, 'cdk.json'), 'utf-8')),
  );
  // Here the handlers run from their sources, so nothing is bundled.
  const local = { ...context, stage: 'local', target: 'local', 'aws:cdk:bundling-stacks': [] };
  try {
    await promisify(execFile)(process.execPath, [join(root, 'infra', 'app.ts')], {
      cwd: root,
      maxBuffer: 16 * 1024 * 1024,
      env: { ...process.env, CDK_CONTEXT_JSON: JSON.stringify(local), CDK_OUTDIR: output },
    });
  } catch (error) {
    throw new StartFailure(
      `The cloud's template could not be synthesized: ${reasonOf(error)} (npm run synth shows all).`,
    );
  }
}
