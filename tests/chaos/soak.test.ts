import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/runtime/database.ts';
import { percentile } from '#tests/bench/load.ts';
import { startBuilt } from '#tests/bench/server.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { reachable } from '#tests/support/caller.ts';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';
import { engineNames } from '#tests/support/engines.ts';
import { grace as credentials } from '#tests/support/installation.ts';
import { atEndOfFile } from '#tests/support/leftovers.ts';
import { freePort } from '#tests/support/nodes/freePort.ts';
import { addWallet, signIn } from '#tests/support/people.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { startBareServer } from './soak/bareServer.ts';
import { mixedLoad } from './soak/mixedLoad.ts';
import { growthOf, type Reading, readProcess } from './soak/readings.ts';
import { tableSizes } from './soak/tableSizes.ts';

beforeAll(ensureBuilt);

// From outside: SOAK_MINUTES, and calls of people a second on each engine.
const minutes = Number(process.env.SOAK_MINUTES ?? 60);
const perSecond = Number(process.env.SOAK_PER_SECOND ?? 10);
const lengthMs = minutes * 60_000;
const windows = 12;
const windowMs = lengthMs / windows;
const readEveryMs = Math.min(10_000, lengthMs / 60);
// Caches and compiled code still grow in a shorter run.
const isWarm = minutes >= 30;

const inMb = (bytes: number) => (bytes / 1024 ** 2).toFixed(1);
const inPercent = (share: number) => `${(share * 100).toFixed(1)} %`;

async function placeOf(engine: (typeof engineNames)[number]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'soak-'));
  atEndOfFile(() => rmSync(dataDir, { recursive: true, force: true }));
  const postgres =
    engine === 'PostgreSQL'
      ? await startPrivatePostgres(['fsync=on', 'full_page_writes=on'])
      : undefined;
  atEndOfFile(async () => postgres?.stop());
  const databaseUrl = postgres?.url;
  const sizes = async () => {
    const { db, close } = await openDatabase({ databaseUrl, dataDir });
    const measured = await tableSizes(db);
    await close();
    return measured;
  };
  return { dataDir, databaseUrl: databaseUrl ?? '', sizes };
}

describe.concurrent(`${minutes} minutes of everyday calls`, () => {
  test.each(engineNames)(
    'leave memory, descriptors and answers as they were, and only rows on the disk, on %s',
    async (engine) => {
      const { dataDir, databaseUrl, sizes } = await placeOf(engine);
      const before = await sizes();
      const metricsPort = await freePort();
      const variables = { ...credentials, METRICS_PORT: String(metricsPort) };
      const built = await startBuilt(databaseUrl, dataDir, variables);
      const server = { url: built.url, ...reachable(built.url) };
      await addWallet(server, await signIn(server, 'grace', credentials.ADMIN_PASSWORD));
      const bare = await startBareServer();

      const started = performance.now();
      const elapsedMs = () => performance.now() - started;
      const readings: Reading[] = [];
      const bareMs: { sentMs: number; tookMs: number }[] = [];
      const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
      let isOver = false;
      const watch = async () => {
        for (let at = 0; !isOver; at = elapsedMs()) {
          const reading = await readProcess(metricsUrl, at).catch(() => undefined);
          if (reading) readings.push(reading);
          while (!isOver && elapsedMs() < at + readEveryMs) {
            const sentMs = elapsedMs();
            await bare.ask();
            bareMs.push({ sentMs, tookMs: elapsedMs() - sentMs });
            await pause(200);
          }
        }
      };
      const watched = watch();
      const load = mixedLoad(server, { perSecond, lengthMs, windowMs });
      const { timed, refused } = await load.finally(async () => {
        isOver = true;
        await watched;
        await built.stop();
        await bare.stop();
      });
      const after = await sizes();

      const timesOf = (window: number, all: readonly { sentMs: number; tookMs: number }[]) =>
        all
          .filter(({ sentMs }) => Math.floor(sentMs / windowMs) === window)
          .map(({ tookMs }) => tookMs);
      const rows = Array.from({ length: windows }, (_, window) => {
        const inside = readings.filter(({ atMs }) => Math.floor(atMs / windowMs) === window);
        const [first, last] = [inside[0], inside.at(-1)];
        const answered = timesOf(window, timed).length;
        const usedS = (last?.processorS ?? 0) - (first?.processorS ?? 0);
        const share = ((last?.atMs ?? 0) - (first?.atMs ?? 0)) / windowMs;
        return {
          answered,
          p95Ms: percentile(timesOf(window, timed), 0.95),
          bareP95Ms: percentile(timesOf(window, bareMs), 0.95),
          processorMs: (1000 * usedS) / share / answered,
          residentBytes: percentile(
            inside.map((one) => one.residentBytes),
            0.5,
          ),
          heapBytes: percentile(
            inside.map((one) => one.heapBytes),
            0.5,
          ),
          descriptors: percentile(
            inside.map((one) => one.descriptors),
            0.5,
          ),
        };
      });
      for (const [window, row] of rows.entries()) {
        console.info(
          `${engine}, window ${window + 1} of ${windows}: ${row.answered} calls, p95 ${row.p95Ms.toFixed(1)} ms ` +
            `(bare server ${row.bareP95Ms.toFixed(1)}), processor ${row.processorMs.toFixed(2)} ms a call, ` +
            `memory ${inMb(row.residentBytes)} MB, heap ${inMb(row.heapBytes)} MB, ${row.descriptors} descriptors.`,
        );
      }

      const half = readings.filter(({ atMs }) => atMs >= lengthMs / 2);
      const memoryGrowth = growthOf(half, (one) => one.residentBytes);
      const grown = after.databaseBytes - before.databaseBytes;
      const tables = after.tables
        .map(({ name, rows, bytes }) => {
          const was = before.tables.find((table) => table.name === name);
          return { name, rows: rows - (was?.rows ?? 0), bytes: bytes - (was?.bytes ?? 0) };
        })
        .sort((a, b) => b.bytes - a.bytes);
      const inTables = tables.reduce((sum, { bytes }) => sum + bytes, 0);
      const rowsMade = tables.reduce((sum, { rows }) => sum + rows, 0);
      console.info(
        `${engine}: ${timed.length} calls, ${refused.length} refused for want of time; memory over the last half ${inPercent(memoryGrowth)}, heap ` +
          `${inPercent(growthOf(half, (one) => one.heapBytes))}; the database grew by ${inMb(grown)} MB, ` +
          `${inPercent(inTables / grown)} of it tables with ${rowsMade} new rows, ` +
          `${(grown / rowsMade).toFixed(0)} bytes each.`,
      );
      const kinds = [...new Set(refused)];
      if (kinds.length > 0) console.info(`${engine}: refused ${kinds.join('; ')}.`);
      for (const { name, rows, bytes } of tables.slice(0, 6)) {
        const each = rows > 0 ? `, ${(bytes / rows).toFixed(0)} bytes a row` : '';
        console.info(`${engine}: ${name} ${inMb(bytes)} MB, ${rows} rows${each}.`);
      }

      expect(refused.length).toBeLessThan(timed.length / 100);
      expect(inTables / grown).toBeGreaterThan(0.9);
      const [, early] = rows;
      const late = rows.at(-1);
      if (!early || !late) throw new Error('There are too few windows.');
      // The embedded engine keeps a file open for each table and index that was used.
      expect(late.descriptors).toBeLessThanOrEqual(early.descriptors * 1.1 + 4);
      if (!isWarm) return;
      expect(memoryGrowth).toBeLessThan(0.02);
      expect(late.processorMs).toBeLessThan(early.processorMs * 1.2);
      // A bare server, asked beside it, shows the time that the machine adds.
      const machine = Math.max(1, late.bareP95Ms / early.bareP95Ms);
      expect(late.p95Ms).toBeLessThan(early.p95Ms * 1.2 * machine);
    },
    lengthMs + patience(600_000),
  );
});
