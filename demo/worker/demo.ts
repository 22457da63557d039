import type { Contents, DemoState, Step } from '#demo/protocol.ts';
import { createApp } from '#server/app.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { checkHealth } from '#server/platform/health/check.ts';
import { checkDisk } from '#server/platform/health/disk.ts';
import { deliverDue } from '#server/platform/outbox/deliver.ts';
import { type BrowserDatabase, openDatabase } from './database.ts';
import { writeState } from './demoStore.ts';
import { browserPorts } from './ports.ts';
import { fillDatabase } from './sampleData.ts';
import { sendProofs } from './sampleReceipts.ts';

/** The product itself in this worker: the app of the server over this browser's database. */
export interface Demo {
  state(): DemoState;
  fetch(request: Request): Promise<Response>;
  /** Makes what was changed safe. */
  save(): Promise<void>;
  advance(byMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Hears how far a step is, from 0 to 1. */
export type OnProgress = (step: Step, share: number) => void;

const silent: OnProgress = () => {};

/** Opens the demo that an earlier start of the worker has made. */
export async function openDemo(state: DemoState): Promise<Demo> {
  const database = await openDatabase(false);
  return start(database, state, silent);
}

/** Makes a demo where there is none. Errors: no network, no space. */
export async function makeDemo(contents: Contents, tell: OnProgress): Promise<Demo> {
  tell('fetch', 0);
  const database = await openDatabase(true, (share) =>
    tell(share < 1 ? 'fetch' : 'start', share % 1),
  );
  const state = { contents, aheadMs: 0 };
  const demo = await start(database, state, tell);
  await fillDatabase(database, contents, tell);
  if (contents === 'sample') await sendProofs(demo.fetch);
  tell('save', 0);
  await demo.save();
  await writeState(state);
  return demo;
}

async function start(database: BrowserDatabase, first: DemoState, tell: OnProgress): Promise<Demo> {
  let state = first;
  const clock = () => new Date(Date.now() + state.aheadMs);
  const ports = browserPorts(database.db, clock);
  tell('tables', 0);
  await migrate(database.db, clock());
  await checkHealth(ports);
  const app = createApp(ports);
  return {
    state: () => state,
    fetch: async (request) => app.fetch(request, { address: '127.0.0.1' }),
    save: async () => {
      await deliverDue(ports);
      await database.save();
      await checkDisk(ports);
    },
    advance: async (byMs) => {
      state = { ...state, aheadMs: state.aheadMs + byMs };
      await writeState(state);
    },
    close: () => database.close(),
  };
}
