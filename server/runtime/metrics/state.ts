import { Counter, Gauge, type Registry } from 'prom-client';
import type { Engine } from '#server/platform/db/engine.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { isAnswering, notReadyMessage } from '#server/platform/health/readiness.ts';
import type { Ports } from '#server/platform/ports.ts';
import { readDatabase } from './readDatabase.ts';

/** Returns the function that updates the gauges. */
export function describeState(
  registry: Registry,
  ports: Ports,
  engine: Engine<Tables>,
): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `plainvest_${name}`, help, labelNames, registers: [registry] });

  const ready = gauge('ready', '1 while readiness says yes.');
  const halted = gauge('money_halted', '1 while money stands still because the ledger disagrees.');
  const disk = gauge('disk_short', '1 while nothing is written, because the disk is almost full.');
  const owner = gauge('database_owner', '1 while the program serves as the owner of its tables.');
  const forwarded = gauge(
    'forwarded_untrusted_requests',
    'Requests with X-Forwarded-For from an address that is not in TRUSTED_PROXIES.',
  );
  const broken = gauge('ledger_broken_rows', 'Rows that break an invariant, at the last check.');
  const checked = gauge('ledger_checked_timestamp_seconds', 'When the ledger was last checked.');
  const reachable = gauge('database_reachable', '1 when the database answered this scrape.');
  const waiting = gauge('outbox_waiting', 'Mails that are not sent yet.');
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest mail that is not sent yet.');
  const givenUp = gauge('outbox_given_up', 'Mails that were given up after 20 tries.');
  const standbys = gauge(
    'sync_standby',
    'Standbys that confirm each commit, where the role has pg_read_all_stats.',
  );
  const count = (name: string, help: string) =>
    new Counter({ name: `plainvest_${name}_total`, help, registers: [registry] });
  const changes = count('primary_changes', 'Times that another host became the primary.');
  const unknown = count('commits_unknown', 'Commits whose outcome was not known: answered 503.');
  const rateAge = gauge('rate_age_seconds', 'Age of the last rate.', ['asset', 'source']);
  const head = gauge('log_head_age_seconds', 'Age of the newest signed head of the log.');
  const alarms = gauge('alarms_open', 'Alarms that no one has closed yet.');
  const unsigned = gauge('log_refused', '1 while the log is not signed or damaged.');
  const pool = gauge('database_connections', 'Connections of the pool, by use.', ['use']);

  return async () => {
    const { health } = ports;
    const now = ports.clock();
    ready.set(notReadyMessage(health, now) ? 0 : 1);
    halted.set(health.moneyHalted ? 1 : 0);
    disk.set(health.diskShort ? 1 : 0);
    owner.set(health.servesAsOwner ? 1 : 0);
    forwarded.set(health.forwardedUntrusted);
    broken.set(health.brokenRows);
    checked.set((health.checkedAt?.getTime() ?? 0) / 1000);
    head.set(health.logHeadAt ? (now.getTime() - health.logHeadAt.getTime()) / 1000 : 0);
    unsigned.set(health.logProblem ? 1 : 0);
    for (const [use, count] of Object.entries(engine.connections?.() ?? {})) {
      pool.set({ use }, count);
    }
    const failovers = engine.failovers?.();
    for (const counter of [changes, unknown]) counter.reset();
    changes.inc(failovers?.primaryChanges ?? 0);
    unknown.inc(failovers?.commitsUnknown ?? 0);
    // Metrics must work without the database, and a scrape waits only for one that answers.
    const state = isAnswering(health, now)
      ? await readDatabase(ports.db).catch(() => undefined)
      : undefined;
    reachable.set(state ? 1 : 0);
    if (!state) return;
    const ageS = (at: Date) => (ports.clock().getTime() - at.getTime()) / 1000;
    waiting.set(Number(state.mails.waiting));
    oldest.set(state.mails.oldest ? ageS(state.mails.oldest) : 0);
    givenUp.set(Number(state.lost));
    alarms.set(Number(state.alarms));
    if (state.standbys !== undefined) standbys.set(Number(state.standbys));
    for (const { asset, source, at } of state.rates) rateAge.set({ asset, source }, ageS(at));
  };
}
