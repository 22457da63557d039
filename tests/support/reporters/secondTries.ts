import type { Reporter, TestModule } from 'vitest/node';

/** Names the tests that failed once and passed when they were tried again, each with its first error. */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules
      .flatMap((module) => [...module.children.allTests('passed')])
      .filter((test) => test.diagnostic()?.flaky);
    if (flaky.length === 0) return;
    const lines = flaky.map((test) => {
      const error = test.result().errors?.[0]?.message.split('\n')[0] ?? '';
      return `  ${test.module.relativeModuleId} > ${test.fullName}: ${error}`;
    });
    process.stdout.write(`\nPassed at the second try:\n${lines.join('\n')}\n`);
  }
}
