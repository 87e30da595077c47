import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';
import { ApiFunction } from '#infra/constructs/api-function.ts';
import type { DataTable } from '#infra/constructs/data-table.ts';
import type { MailSender } from '#infra/constructs/mail-sender.ts';
import type { ProductSecrets } from '#infra/constructs/product-secrets.ts';
import { ScheduledJob } from '#infra/constructs/scheduled-job.ts';
import type { TextBucket } from '#infra/constructs/text-bucket.ts';
import type { AlarmBell } from '#infra/constructs/watching/alarm-bell.ts';
import { WorkQueue } from '#infra/constructs/work-queue.ts';
import { type OperatorJob, operatorJobOf } from '#infra/operator-jobs.ts';

/** The resources that jobs use. */
export interface JobParts {
  readonly config: StageConfig;
  readonly bell: AlarmBell;
  readonly table: DataTable;
  readonly texts: TextBucket;
  readonly secrets: ProductSecrets;
  readonly mail: MailSender;
}

/** A run ends before the next one starts. */
const END = Duration.seconds(55);

/** The functions started by a schedule, a queue or the operator instead of a request. */
export function addJobs(scope: Construct, parts: JobParts) {
  const { config, table, texts, secrets, mail } = parts;
  const job = (name: string, every: Duration) => scheduled(scope, parts, { name, every });

  const settleRuns = job('settle-runs', Duration.minutes(1));
  table.bind(settleRuns);
  texts.bind(settleRuns, ['delete']);

  const sweepTexts = job('sweep-texts', Duration.hours(1));
  table.bind(sweepTexts); // it also settles the run that a text belongs to
  texts.bind(sweepTexts, ['list', 'delete']);
  texts.bindExports(sweepTexts, ['list', 'delete']);

  const finishErasures = job('finish-erasures', Duration.minutes(5));
  table.bind(finishErasures);
  texts.bind(finishErasures, ['delete']);
  texts.bindExports(finishErasures, ['delete']);
  secrets.bind(finishErasures, 'Payments'); // the payment provider ends the subscription first
  mail.bind(finishErasures);

  const customers = fanOut(scope, parts, {
    ...{ id: 'customers', variable: 'CUSTOMER_QUEUE_URL' },
    lister: job('reconcile-billing', Duration.hours(1)),
    worker: 'reconcile-customers',
  });
  for (const fn of [customers.lister, customers.worker]) {
    table.bind(fn);
    secrets.bind(fn, 'Payments');
    mail.bind(fn); // receipts of withdrawals, confirmations of orders that could not be mailed at once
  }

  const reminders = fanOut(scope, parts, {
    ...{ id: 'reminders', variable: 'REMINDER_QUEUE_URL' },
    lister: job('send-notifications', Duration.minutes(1)),
    worker: 'send-reminders',
  });
  for (const fn of [reminders.lister, reminders.worker]) {
    table.bind(fn);
    secrets.bind(fn, 'Push'); // push messages are signed
    fn.addEnvironment('VAPID_SUBJECT', config.webOrigin);
  }
  mail.bind(reminders.worker); // for users who want reminders by e-mail

  table.bind(job('roll-up-days', Duration.hours(1)));

  if (config.watchFromOutside) {
    const lookOutside = job('look-outside', Duration.minutes(5));
    lookOutside.addEnvironment('WEB_ORIGIN', config.webOrigin);
  }
  const resetFactor = byHand(scope, parts, 'reset-second-factor');
  table.bind(resetFactor);
  mail.bind(resetFactor);
  const switchAnalyses = byHand(scope, parts, 'switch-analyses');
  table.bind(switchAnalyses);
  return { reconcilers: [customers.lister, customers.worker], switchAnalyses };
}

function scheduled(
  scope: Construct,
  parts: JobParts,
  { name, every }: { name: string; every: Duration },
): ApiFunction {
  const job = jobFunction(scope, parts, name);
  new ScheduledJob(scope, `${name}Schedule`, { job, every, bell: parts.bell });
  return job;
}

type FanOut = { id: string; variable: string; lister: ApiFunction; worker: string };

/** A job that only lists due rows, and the worker that gets them in batches. */
function fanOut(scope: Construct, parts: JobParts, { id, variable, lister, worker }: FanOut) {
  const taker = jobFunction(scope, parts, worker);
  new WorkQueue(scope, id, {
    ...{ from: lister, worker: taker, variable },
    ...{ workerTimeout: END, bell: parts.bell },
  });
  return { lister, worker: taker };
}

function jobFunction(scope: Construct, { config, bell }: JobParts, name: string): ApiFunction {
  return new ApiFunction(scope, `${name}Job`, {
    config,
    bell,
    source: `functions/jobs/${name}/handler.ts`,
    timeout: END,
  });
}

/** Functions that the operator invokes by name (`npm run analyses`, `npm run second-factor`). */
function byHand(scope: Construct, { config, bell }: JobParts, job: OperatorJob): ApiFunction {
  return new ApiFunction(scope, `${job}Job`, {
    config,
    bell,
    source: `functions/jobs/${job}/handler.ts`,
    name: operatorJobOf(config.stage, job),
    timeout: END,
  });
}
