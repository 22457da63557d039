import type { Contents, DayChanges, DemoState, Guide, OnProgress } from '#demo/protocol.ts';
import { createApp } from '#server/app.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { checkDisk, checkHealth } from '#server/platform/health/check.ts';
import { countChanges, keepSessions } from './countChanges.ts';
import { type BrowserDatabase, openDatabase } from './database.ts';
import { writeState } from './demoStore.ts';
import { browserPorts } from './ports.ts';
import { beginProofs, fillDatabase } from './sampleData.ts';

export interface Demo {
  state(): DemoState;
  fetch(request: Request): Promise<Response>;
  save(): Promise<void>;
  /** Returns what changed because time has passed. */
  advance(byMs: number): Promise<DayChanges>;
  setGuide(guide: Guide): Promise<void>;
  close(): Promise<void>;
}

export async function openDemo(state: DemoState): Promise<Demo> {
  const database = await openDatabase(false);
  return start(database, state, () => {});
}

/** Errors: no network, no space. */
export async function makeDemo(contents: Contents, onProgress: OnProgress): Promise<Demo> {
  onProgress('fetch', 0);
  const drawn = beginProofs(contents);
  const database = await openDatabase(true, (share) =>
    onProgress(share < 1 ? 'fetch' : 'start', share % 1),
  );
  const state: DemoState = { contents, aheadMs: 0, guide: { done: [] } };
  const demo = await start(database, state, onProgress);
  await fillDatabase({ database, contents, proofs: await drawn }, onProgress);
  onProgress('save', 0);
  await demo.save();
  await writeState(state);
  return demo;
}

async function start(
  database: BrowserDatabase,
  initial: DemoState,
  onProgress: OnProgress,
): Promise<Demo> {
  let state = initial;
  const clock = () => new Date(Date.now() + state.aheadMs);
  const ports = browserPorts(database.db, clock);
  onProgress('tables', 0);
  await migrate(database.db, clock());
  await checkHealth(ports);
  const app = createApp(ports);
  return {
    state: () => state,
    fetch: async (request) => app.fetch(request, { address: '127.0.0.1' }),
    save: async () => {
      await sendDueMails(ports);
      await database.save();
      await checkDisk(ports);
    },
    advance: async (byMs) => {
      const from = clock();
      state = { ...state, aheadMs: state.aheadMs + byMs };
      await keepSessions(database.db, byMs);
      const changes = await countChanges(database.db, { from, to: clock() });
      await database.save();
      await writeState(state);
      return changes;
    },
    setGuide: async (guide) => {
      state = { ...state, guide };
      await writeState(state);
    },
    close: () => database.close(),
  };
}
