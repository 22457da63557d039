import type { Report, Wish } from '#demo/protocol.ts';
import { tellPages } from './broadcast.ts';
import type { Demo, Tell } from './demo.ts';
import { currentDemo, ensureDemo, renewDemo } from './lifecycle.ts';

/** Grants what a page asked for, and reports to it until that is done or has failed. */
export async function grant(wish: Wish, report: (report: Report) => void): Promise<void> {
  try {
    const demo = await carryOut(wish, (step, share) => report({ kind: 'step', step, share }));
    const state = demo.state();
    report({ kind: 'done', state });
    await tellPages({ kind: 'state', state });
  } catch (error) {
    report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

async function carryOut(wish: Wish, tell: Tell): Promise<Demo> {
  if (wish.kind === 'open') return ensureDemo(wish.contents, tell);
  if (wish.kind === 'reset') return renewDemo(wish.contents, tell);
  const demo = await currentDemo();
  if (!demo) throw new Error('There is no demo in this browser yet.');
  await demo.advance(wish.byMs);
  return demo;
}
