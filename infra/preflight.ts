import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2';

import type { StageConfig } from './config.ts';

/** The concurrency that AWS always keeps unreserved in an account. */
const UNRESERVED = 100;
/** Below this concurrency, sign-in and analyses throttle each other. */
const ENOUGH = 50;

/** `stop`: the deployment would fail half-way or roll back. `warn`: it would succeed, but users would notice. */
export type Finding = { kind: 'stop' | 'warn'; said: string };

/**
 * What the AWS account lacks for a stage, checked before anything is built: Lambda concurrency, and SES outside its
 * sandbox. Rejects when AWS cannot be reached (no credentials, no network).
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
