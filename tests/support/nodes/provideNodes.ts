import type { TestProject } from 'vitest/node';
import { unpackFromUnstable } from './debian.ts';
import { bitcoindFolder, type NodeName, nodeCommand, nodeNames } from './nodePaths.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The commands of the nodes that this machine has. */
    nodes: Partial<Record<NodeName, readonly string[]>>;
  }
}

/** Once per run: finds the nodes, and with GET_NODES fetches bitcoind where it is missing. */
export async function setup(project: TestProject): Promise<void> {
  if (process.env.GET_NODES && !nodeCommand('bitcoind'))
    await unpackFromUnstable('bitcoin-knots', bitcoindFolder());
  const nodes: Partial<Record<NodeName, readonly string[]>> = {};
  for (const name of nodeNames) {
    const command = nodeCommand(name);
    if (command) nodes[name] = command;
  }
  project.provide('nodes', nodes);
}
