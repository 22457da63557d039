import type { DemoCommand, Report } from '#demo/protocol.ts';
import { broadcast } from './broadcast.ts';
import type { Demo, OnProgress } from './demo.ts';
import { currentDemo, ensureDemo, renewDemo } from './lifecycle.ts';

/** Grants what a page asked for, and reports to it until that is done or has failed. */
export async function runCommand(
  wish: DemoCommand,
  report: (report: Report) => void,
): Promise<void> {
  try {
    const demo = await carryOut(wish, (step, share) => report({ kind: 'step', step, share }));
    const state = demo.state();
    report({ kind: 'done', state });
    await broadcast({ kind: 'state', state });
  } catch (error) {
    report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

async function carryOut(wish: DemoCommand, tell: OnProgress): Promise<Demo> {
  if (wish.kind === 'open') return ensureDemo(wish.contents, tell);
  if (wish.kind === 'reset') return renewDemo(wish.contents, tell);
  const demo = await currentDemo();
  if (!demo) throw new Error('There is no demo in this browser yet.');
  await demo.advance(wish.byMs);
  return demo;
}
