/** The initial data: sample people and deposits, or only one staff account. */
export type Contents = 'sample' | 'empty';

export interface DemoState {
  contents: Contents;
  /** How far the demo's clock is ahead of this machine's. */
  aheadMs: number;
}

/** A request of a page to the worker, apart from the calls of the product. */
export type DemoCommand =
  | { kind: 'open'; contents: Contents }
  | { kind: 'reset'; contents: Contents }
  | { kind: 'advance'; byMs: number };

/** The steps of the first start, in order. */
export const steps = ['fetch', 'start', 'tables', 'people', 'deposits', 'save'] as const;
export type Step = (typeof steps)[number];

export type Report =
  | { kind: 'step'; step: Step; share: number }
  | { kind: 'done'; state: DemoState }
  | { kind: 'failed'; reason: string };

/** Receives the progress of a step, from 0 to 1. */
export type OnProgress = (step: Step, share: number) => void;

/** Sent to every page: another tab changed data, or the clock moved. */
export type BroadcastMessage = { kind: 'changed' } | { kind: 'state'; state: DemoState };

/** The worker is at the root: it can only answer for addresses below its own. */
export const workerPath = '/demo-worker.js';
export const startPath = '/demo/';
/** Key in localStorage of the page's copy of the state, which it needs before anything else runs. */
export const stateKey = 'demo';

/** The password of every demo account; the first page shows it, and it protects nothing. */
export const demoPassword = 'Sample-harbour#7';
/** User name of the staff account of an empty demo. */
export const emptyStaffName = 'staff';
