/** What a demo begins with: sample people and deposits, or one staff account alone. */
export type Contents = 'sample' | 'empty';

/** What is known of the demo in this browser. */
export interface DemoState {
  contents: Contents;
  /** How far the demo's clock is ahead of this machine's. */
  aheadMs: number;
}

/** What a page may ask the worker for, beside the calls of the product. */
export type DemoCommand =
  | { kind: 'open'; contents: Contents }
  | { kind: 'reset'; contents: Contents }
  | { kind: 'advance'; byMs: number };

/** The steps of a first opening in their order; the page names them (copy.ts). */
export const steps = ['fetch', 'start', 'tables', 'people', 'deposits', 'save'] as const;
/** One of them. */
export type Step = (typeof steps)[number];

/** How a wish gets on, and its end. */
export type Report =
  | { kind: 'step'; step: Step; share: number }
  | { kind: 'done'; state: DemoState }
  | { kind: 'failed'; reason: string };

/** What the worker tells pages unasked: somebody else changed something, or the clock moved. */
export type News = { kind: 'changed' } | { kind: 'state'; state: DemoState };

/** Address of the worker; it lies at the root, because what it answers for lies below. */
export const workerPath = '/demo-worker.js';
/** Address of the first page. */
export const startPath = '/demo/';
/** Where a page keeps a copy of the state, which it must know before anything else runs. */
export const stateKey = 'demo';
/** What everybody of the demo signs in with; it is shown on the first page and protects nothing. */
export const demoPassword = 'Sample-harbour#7';
/** The staff account of an empty demo. */
export const emptyStaffName = 'staff';
