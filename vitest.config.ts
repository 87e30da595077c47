import { defineConfig } from 'vitest/config';

const reporters = ['default', './tests/support/closing-line-reporter.ts'];

export default defineConfig({
  test: {
    reporters,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'tests/letters/**/*.test.ts',
            '{shared,functions,infra,localstack}/**/*.test.ts',
            'frontend/src/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/{architecture,infra,integration}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Each file starts a product and a browser of its own: one at a time on two cores.
          fileParallelism: false,
        },
      },
    ],
  },
});
