import { describe, inject, test } from 'vitest';
import { type NodeName, realNode } from './nodePaths.ts';

// Debian carries the wallet, other systems may not.
const optional: readonly NodeName[] = ['electrum'];
const required = (process.env.REQUIRE_NODES ?? process.env.CI ?? '') !== '';

/**
 * Tests that need a real node. Without it they are skipped, and the end of the run counts them; with
 * REQUIRE_NODES they fail.
 */
export function describeWithNode(
  name: NodeName,
  subject: string,
  tests: (command: readonly string[]) => void,
): void {
  const command = inject('nodes')[name];
  const title = `${subject} ${realNode(name)}`;
  if (command) return void describe(title, () => tests(command));
  if (!required || optional.includes(name))
    return void describe.runIf(false)(title, () => tests([]));
  describe(title, () => {
    test(`needs ${name}`, () => {
      throw new Error(`${name} is missing: npm run get:nodes`);
    });
  });
}
