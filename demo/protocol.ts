export type Contents = 'sample' | 'empty';

/** A deposit from both sides, in the order in which a newcomer does it. */
export const guideSteps = ['deposit', 'staff', 'confirm', 'balance'] as const;
export type GuideStep = (typeof guideSteps)[number];

export interface Guide {
  done: GuideStep[];
  /** The deposit to confirm: the last one that was made here. */
  depositId?: string;
}

export interface DemoState {
  contents: Contents;
  /** How far the demo's clock is ahead of this machine's. */
  aheadMs: number;
  guide: Guide;
}

/** The changes of a day, in counts. */
export interface DayChanges {
  expiredQuotes: number;
  waitingDeposits: number;
  /** Of those that wait: past the promised time since this day. */
  newlyOverdue: number;
  waitingWithdrawals: number;
}

export type DemoCommand =
  | { kind: 'open'; contents: Contents }
  | { kind: 'reset'; contents: Contents }
  | { kind: 'advance'; byMs: number };

export const steps = ['fetch', 'start', 'tables', 'people'] as const;
export type Step = (typeof steps)[number];

export type Report =
  | { kind: 'step'; step: Step; share: number }
  | { kind: 'done'; state: DemoState; changes?: DayChanges }
  | { kind: 'failed'; reason: string };

/** `share` is from 0 to 1. */
export type OnProgress = (step: Step, share: number) => void;

/** Sent to every page: another tab changed data, or the clock moved. */
export type BroadcastMessage = { kind: 'changed' } | { kind: 'state'; state: DemoState };

/** The worker is at the root: it can only answer for addresses below its own. */
export const workerPath = '/demo-worker.js';
export const startPath = '/demo/';
/** Of the state and of the engine's files. */
export const cacheName = 'plainvest-demo';
/** Key in localStorage of the page's copy of the state, which it needs before anything else runs. */
export const stateKey = 'demo';

/** Shown on the first page; it protects nothing. */
export const demoPassword = 'Sample-harbour#7';
export const emptyStaffName = 'staff';
