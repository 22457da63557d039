import type { Reporter, TestModule } from 'vitest/node';
import { type NodeName, nodeNames, realNode } from '../nodes/nodePaths.ts';

const ways: Record<NodeName, string> = {
  bitcoind: 'npm run get:nodes',
  anvil: 'npm run get:nodes',
  electrum: 'apt-get install electrum',
};

/** Prints `N passed, N failed` as the last line of a run, and before it how many tests had no node. */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const lacking = { bitcoind: 0, anvil: 0, electrum: 0 };
    for (const module of modules) {
      if (module.errors().length > 0) counts.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') counts[state] += 1;
        if (state !== 'skipped') continue;
        for (const name of nodeNames)
          if (test.fullName.includes(realNode(name))) lacking[name] += 1;
      }
    }
    for (const name of nodeNames) {
      if (lacking[name] > 0)
        process.stdout.write(`\n${lacking[name]} tests need ${name}: ${ways[name]}`);
    }
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${skipped}\n`);
  }
}
