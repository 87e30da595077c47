import { afterEach, expect, test, vi } from 'vitest';

import { metric } from './metric.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a metric is one line in the embedded metric format, told apart by its stage', () => {
  vi.stubEnv('STAGE', 'prod');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  metric('OldestTextAge', 'Seconds', 72_000, new Date(1_795_255_200_000));
  const lines = write.mock.calls.map(([line]) => String(line));
  write.mockRestore();
  expect(lines).toHaveLength(1);
  expect(lines[0]?.endsWith('\n')).toBe(true);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    _aws: {
      Timestamp: 1_795_255_200_000,
      CloudWatchMetrics: [
        {
          Namespace: 'Listownik',
          Dimensions: [['Stage']],
          Metrics: [{ Name: 'OldestTextAge', Unit: 'Seconds' }],
        },
      ],
    },
    Stage: 'prod',
    OldestTextAge: 72_000,
  });
});
