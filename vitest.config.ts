import { defineConfig } from 'vitest/config';

/** A busy machine is slow, not wrong: what is waited for may take long, and a wait that is never met still ends. */
const expectPatience = { poll: { timeout: 30_000, interval: 50 } };
const reporters = ['default', './tests/support/closing-line-reporter.ts'];

export default defineConfig({
  test: {
    reporters,
    // A file waits more than it works (browsers, disks, timers): two at a time fill two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['tests/support/fixed-seed.ts'],
          // One project after the other: what drives a browser is not to be starved by the rest.
          sequence: { groupOrder: 0 },
          include: [
            'tests/{evaluation,letters}/**/*.test.ts',
            '{shared,functions,infra,localstack}/**/*.test.ts',
            'frontend/src/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
          // Properties and password hashes work hard: on a busy machine five seconds are not enough.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: expectPatience,
        },
      },
      {
        test: {
          name: 'integration',
          setupFiles: ['tests/support/fixed-seed.ts'],
          sequence: { groupOrder: 1 },
          include: ['tests/{architecture,infra,integration}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: expectPatience,
        },
      },
      {
        test: {
          name: 'e2e',
          sequence: { groupOrder: 2 },
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
          expect: expectPatience,
        },
      },
    ],
  },
});
