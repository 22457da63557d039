import type { DemoCommand, OnProgress, Report } from '#demo/protocol.ts';
import { broadcast } from './broadcast.ts';
import type { Demo } from './demo.ts';
import { currentDemo, ensureDemo, resetDemo } from './lifecycle.ts';

export async function runCommand(
  command: DemoCommand,
  report: (report: Report) => void,
): Promise<void> {
  try {
    const demo = await execute(command, (step, share) => report({ kind: 'step', step, share }));
    const state = demo.state();
    report({ kind: 'done', state });
    await broadcast({ kind: 'state', state });
  } catch (error) {
    report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

async function execute(command: DemoCommand, onProgress: OnProgress): Promise<Demo> {
  if (command.kind === 'open') return ensureDemo(command.contents, onProgress);
  if (command.kind === 'reset') return resetDemo(command.contents, onProgress);
  const demo = await currentDemo();
  if (!demo) throw new Error('There is no demo in this browser yet.');
  await demo.advance(command.byMs);
  return demo;
}
