import { defineConfig } from 'vitest/config';

/** A busy machine is slow, not wrong: what is waited for may take long, and a wait that is never met still ends. */
const expectPatience = { poll: { timeout: 60_000, interval: 50 } };
/** Six seconds of work alone took more than a minute beside twenty-five busy processes, so this ends only what hangs. */
const TEST_TIMEOUT = 180_000;
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
          testTimeout: TEST_TIMEOUT,
          hookTimeout: TEST_TIMEOUT,
          expect: expectPatience,
        },
      },
      {
        test: {
          name: 'integration',
          setupFiles: ['tests/support/fixed-seed.ts'],
          sequence: { groupOrder: 1 },
          include: ['tests/{architecture,infra,integration}/**/*.test.ts'],
          testTimeout: TEST_TIMEOUT,
          hookTimeout: TEST_TIMEOUT,
          expect: expectPatience,
        },
      },
      {
        test: {
          name: 'e2e',
          sequence: { groupOrder: 2 },
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: TEST_TIMEOUT,
          hookTimeout: 300_000,
          expect: expectPatience,
        },
      },
    ],
  },
});
