const NAMESPACE = 'Listownik';

/**
 * One metric as a log line in CloudWatch's embedded metric format, which the log group turns into a
 * metric without a call. `infra/` puts alarms on these names.
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
        { Namespace: NAMESPACE, Dimensions: [[]], Metrics: [{ Name: name, Unit: unit }] },
      ],
    },
    [name]: value,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
