import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2';

import type { StageConfig } from './config.ts';

/** What AWS refuses to leave unreserved of an account's concurrency. */
const UNRESERVED = 100;
/** Below so many at once, signing in and reading letters turn each other away. */
const ENOUGH = 50;

/** `stop` would fail half-way or roll back; `warn` deploys, and people would feel it. */
export type Finding = { kind: 'stop' | 'warn'; said: string };

/**
 * What the signed-in account lacks for a stage, before anything is built: Lambda's concurrency, and SES out of
 * its sandbox. Rejects when AWS cannot be asked (no credentials, no network).
 */
export async function lookAtAccount({
  region,
  concurrentAnalyses,
}: Pick<StageConfig, 'region' | 'concurrentAnalyses'>): Promise<Finding[]> {
  const lambda = new LambdaClient({ region });
  const ses = new SESv2Client({ region });
  try {
    const [{ AccountLimit }, { ProductionAccessEnabled }] = await Promise.all([
      lambda.send(new GetAccountSettingsCommand({})),
      ses.send(new GetAccountCommand({})),
    ]);
    const atOnce = AccountLimit?.ConcurrentExecutions ?? 0;
    return [
      ...concurrencyFindings(atOnce, concurrentAnalyses),
      ...(ProductionAccessEnabled === true
        ? []
        : [
            warn(
              'SES is in its sandbox: only verified addresses get mail, so nobody can register.',
            ),
          ]),
    ];
  } finally {
    lambda.destroy();
    ses.destroy();
  }
}

function concurrencyFindings(atOnce: number, reserved: number): Finding[] {
  if (reserved > 0 && atOnce - reserved < UNRESERVED) {
    const said =
      `concurrentAnalyses is ${reserved}, but the account runs ${atOnce} functions at once and AWS keeps ` +
      `${UNRESERVED} of them free: ask for more concurrency, or set 0.`;
    return [{ kind: 'stop', said }];
  }
  if (atOnce >= ENOUGH) return [];
  return [warn(`The account runs ${atOnce} functions at once: ask AWS for more concurrency.`)];
}

function warn(said: string): Finding {
  return { kind: 'warn', said };
}
