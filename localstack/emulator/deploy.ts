import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

import { reasonOf } from '#localstack/preparation/failed-command.ts';
import { buildSite } from '#localstack/preparation/site-build.ts';
import { StartFailure } from '#localstack/start-failure.ts';

import {
  type Deployment,
  deploymentAt,
  EMULATED_REGION,
  emulatorEnvironment,
  stackOutputs,
} from './deployment.ts';
import type { Engine } from './endpoint.ts';
import { fillSecrets } from './fill-secrets.ts';
import { uploadSite } from './upload-site.ts';

const run = promisify(execFile);
const STACK = 'listownik-local';
const ACCOUNT = '000000000000';
const cdkSettings = z.object({
  context: z.looseObject({ stages: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

export type DeployOptions = {
  root: string;
  endpoint: string;
  engine: Engine;
  /** Address of the model gateway for the deployed functions. @default that of stage `local` */
  modelBaseUrl?: string | undefined;
  report: (line: string) => void;
};

/**
 * Deploys the synthesized app to a LocalStack-compatible endpoint and does an operator's next steps: fills in
 * the secrets and publishes the site. Rejects with {@link StartFailure}.
 */
export async function deployToEmulator(options: DeployOptions): Promise<Deployment> {
  const { root, endpoint, engine, report } = options;
  const home = join(root, '.local', 'emulator');
  const assembly = join(home, 'assembly');
  const [site] = await Promise.all([
    buildSite(root, join(root, '.local', 'cache')),
    synthesize(options, assembly),
  ]);
  report('synthesized');
  const cdk = commands(root, home, endpoint);
  await cdk(['bootstrap', `aws://${ACCOUNT}/${EMULATED_REGION}`]);
  report('bootstrapped');
  const outputs = join(home, 'outputs.json');
  await cdk([
    ...['deploy', '--app', assembly, '--require-approval', 'never', '--method', 'direct'],
    ...['--outputs-file', outputs, STACK],
  ]);
  report('deployed');
  const told = z
    .record(z.string(), stackOutputs)
    .parse(JSON.parse(await readFile(outputs, 'utf-8')));
  const stack = told[STACK];
  if (stack === undefined) throw new StartFailure(`The deployment told nothing of ${STACK}.`);
  const deployment = deploymentAt({ endpoint, engine }, stack);
  await fillSecrets(deployment);
  await uploadSite(deployment, site);
  report('site published');
  return deployment;
}

async function synthesize({ root, modelBaseUrl }: DeployOptions, output: string): Promise<void> {
  const { context } = cdkSettings.parse(
    JSON.parse(await readFile(join(root, 'cdk.json'), 'utf-8')),
  );
  const local = {
    ...context.stages.local,
    ...(modelBaseUrl === undefined ? {} : { modelBaseUrl }),
  };
  const chosen = { ...context, stage: 'local', target: 'local', stages: { local } };
  await attempt('synthesized', () =>
    run(process.execPath, [join(root, 'infra', 'app.ts')], {
      cwd: root,
      maxBuffer: 16 * 1024 * 1024,
      env: {
        ...process.env,
        PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
        CDK_CONTEXT_JSON: JSON.stringify(chosen),
        CDK_OUTDIR: output,
      },
    }),
  );
}

/** The CDK's command line, run in a folder without `cdk.json`: otherwise `bootstrap` would synthesize the app without its bundles. */
function commands(root: string, home: string, endpoint: string) {
  const cdk = join(root, 'node_modules', 'aws-cdk', 'bin', 'cdk');
  const elsewhere = join(home, 'elsewhere');
  return async (parameters: readonly string[]): Promise<void> => {
    await mkdir(elsewhere, { recursive: true });
    const env = {
      ...process.env,
      AWS_PROFILE: undefined, // it would be preferred to the credentials below
      ...emulatorEnvironment(endpoint),
      CDK_DISABLE_CLI_TELEMETRY: 'true',
      CI: '1',
    };
    await attempt(parameters[0] === 'deploy' ? 'deployed' : 'bootstrapped', () =>
      run(process.execPath, [cdk, '--no-notices', '--no-color', ...parameters], {
        cwd: elsewhere,
        maxBuffer: 16 * 1024 * 1024,
        env,
      }),
    );
  };
}

async function attempt(what: string, step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    throw new StartFailure(
      `The stack could not be ${what}: ${reasonOf(error)} (.local/emulator/emulator.log may say more)`,
    );
  }
}
