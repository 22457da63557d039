import { backendPath } from '#contract/host.ts';
import type { DayChanges, DemoState, Guide, OnProgress } from '#demo/protocol.ts';
import { mailUsable } from '#server/addressBook/mailUsable.ts';
import { createApp } from '#server/app.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { takeNightly } from '#server/liabilities/take.ts';
import { restrictEmbedded } from '#server/platform/db/grantRights.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { moveDatabaseClock } from '#server/platform/db/moveDatabaseClock.ts';
import { checkDisk, checkHealth } from '#server/platform/health/check.ts';
import { keepLog } from '#server/platform/log/keepLog.ts';
import { carryOutResets } from '#server/resets/carryOut.ts';
import { carryOutDuties } from '#server/staff/carryOutDuties.ts';
import { announceActive } from '#server/wallets/announceActive.ts';
import { countChanges, keepSessions } from './countChanges.ts';
import type { BrowserDatabase } from './database.ts';
import { writeState } from './demoStore.ts';
import { browserPorts, openDemoLogKey } from './ports.ts';

/** A demo that runs; its database and time are in this browser. */
export interface Demo {
  state(): DemoState;
  fetch(request: Request): Promise<Response>;
  save(): Promise<void>;
  /** Returns what changed because time has passed. */
  advance(byMs: number): Promise<DayChanges>;
  setGuide(guide: Guide): Promise<void>;
  close(): Promise<void>;
}

/** Starts a demo over an open database, and moves its tables to this release. */
export async function startDemo(
  database: BrowserDatabase,
  initial: DemoState & { isSaved: boolean },
  onProgress: OnProgress,
): Promise<Demo> {
  let state = initial;
  const clock = () => new Date(Date.now() + state.aheadMs);
  const ports = browserPorts(database.serving, clock, await openDemoLogKey());
  onProgress('tables', 0);
  await migrate(database.db, clock(), restrictEmbedded);
  await moveDatabaseClock(database.db, state);
  // The build has checked a new one; what the visitor does to it is checked with the first save.
  ports.health.notReadyReason = undefined;
  if (initial.isSaved) await checkHealth(ports);
  const app = createApp(ports);
  const saveFiles = async () => {
    await database.save();
    if (state.isSaved) return;
    state = { ...state, isSaved: true };
    await writeState(state);
  };
  return {
    state: () => state,
    fetch: async (request) => {
      // No server keeps the log in the background here.
      const path = new URL(request.url).pathname.slice(backendPath.length);
      if (/^\/(liabilities|api\/v1\/user\/liability-proof)$/.test(path)) await takeNightly(ports);
      if (/^\/(log|liabilities|api\/v1\/user\/liability-proof)/.test(path)) await keepLog(ports);
      return app.fetch(request, { address: '127.0.0.1' });
    },
    save: async () => {
      await keepLog(ports);
      await sendDueMails(ports);
      if (!ports.health.checkedAt) await checkHealth(ports);
      await saveFiles();
      await checkDisk(ports);
    },
    advance: async (byMs) => {
      const from = clock();
      state = { ...state, aheadMs: state.aheadMs + byMs };
      await moveDatabaseClock(database.db, state);
      await keepSessions(database.db, byMs);
      await carryOutResets(ports);
      await carryOutDuties(ports);
      await mailUsable(ports);
      await announceActive(ports);
      const changes = await countChanges(database.db, { from, to: clock() });
      await saveFiles();
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
