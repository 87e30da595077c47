import { env } from './env.ts';

const NAMESPACE = 'Listownik';

/**
 * One metric as a log line in CloudWatch's embedded metric format, which the log group turns into a metric
 * without a call, under its stage. `infra/` defines alarms on these names.
 */
export function metric(
  name: string,
  unit: 'Seconds' | 'Count',
  value: number,
  now = new Date(),
): void {
  const line = {
    _aws: {
      Timestamp: now.getTime(),
      CloudWatchMetrics: [
        { Namespace: NAMESPACE, Dimensions: [['Stage']], Metrics: [{ Name: name, Unit: unit }] },
      ],
    },
    Stage: env('STAGE'),
    [name]: value,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
