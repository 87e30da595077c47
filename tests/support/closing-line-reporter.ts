import type { Reporter, TestModule } from 'vitest/node';

/** Ends every run with the names of what failed and one plain line of counts, for people and machines that read logs. */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(testModules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const failed = unhandledErrors.map(() => 'an error outside every test');
    for (const module of testModules) {
      if (module.state() === 'failed' && module.errors().length > 0) {
        count.failed += 1;
        failed.push(module.relativeModuleId);
      }
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
        if (state === 'failed') failed.push(`${module.relativeModuleId} > ${test.fullName}`);
      }
    }
    const names = failed.map((name) => `failed: ${name}\n`).join('');
    process.stdout.write(
      `\n${names}${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`,
    );
  }
}
