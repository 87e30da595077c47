import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Run by `npm run test:localstack`, which deploys before and says where (`LISTOWNIK_DEPLOYMENT`). */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    name: 'localstack',
    reporters: ['default', './tests/support/closing-line-reporter.ts'],
    setupFiles: ['tests/support/fixed-seed.ts'],
    include: [
      'tests/localstack/**/*.test.ts',
      // The handlers and repositories in this process, their table and texts at the emulator.
      'tests/integration/{accounts,administration,runs}/*.test.ts',
      'tests/integration/{admin-roles,admin-users,billing,billing-{erasure,events,periods,reconciliation},cancel-once,letter-consent,withdrawals}.test.ts',
      'tests/integration/{history,history-review,quota,rate-limits,reminders,upload}.test.ts',
      'tests/integration/{data-export,order-mail,second-factor,work-queues}.test.ts',
    ],
    testTimeout: 240_000, // each call goes through a process in Python; a busy machine makes thousands of them slow
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
