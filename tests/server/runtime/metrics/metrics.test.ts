import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtServer, ensureBuilt } from '#tests/support/built.ts';
import { engineNames } from '#tests/support/engines.ts';
import {
  grace,
  install,
  type RunningServer,
  run,
  startServer,
} from '#tests/support/installation.ts';

beforeAll(ensureBuilt);

async function scraped({ child }: RunningServer) {
  const [, address = ''] = await child.heard(/Metrics are at (http:\S+)\.$/);
  const answer = await fetch(address);
  const text = await answer.text();
  const value = (name: string) => {
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length + 1));
  };
  return { address, type: answer.headers.get('content-type'), text, value };
}

describe.each(engineNames)('metrics on %s', (engine) => {
  test('count requests by route and report the state, on a separate port', async () => {
    const place = await install(engine);
    const asOwner = { DATABASE_URL: place.variables.MIGRATE_URL, MIGRATE_URL: '' };
    const variables = { ...place.variables, ...asOwner, ...grace, METRICS_PORT: '0' };
    const server = await startServer(variables);
    await fetch(`${server.url}/backend/healthz`);
    await fetch(`${server.url}/backend/healthz`);
    await fetch(`${server.url}/backend/receipts/${crypto.randomUUID()}?secret=1`);
    await fetch(`${server.url}/backend/settings`, {
      headers: { 'X-Forwarded-For': '203.0.113.7' },
    });
    const { address, type, text, value } = await scraped(server);
    expect(value('plainvest_forwarded_untrusted_requests')).toBe(1);
    expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(value('plainvest_requests_total{method="GET",route="/healthz",status="2xx"}')).toBe(2);
    expect(
      value('plainvest_requests_total{method="GET",route="/receipts/{id}",status="4xx"}'),
    ).toBe(1);
    expect(value('plainvest_request_seconds_count{route="/healthz"}')).toBe(2);
    expect(value('plainvest_ready')).toBe(1);
    expect(value('plainvest_money_halted')).toBe(0);
    expect(value('plainvest_disk_short')).toBe(0);
    expect(value('plainvest_database_owner')).toBe(engine === 'PostgreSQL' ? 1 : 0);
    expect(value('plainvest_ledger_broken_rows')).toBe(0);
    expect(value('plainvest_database_reachable')).toBe(1);
    expect(value('plainvest_outbox_waiting')).toBe(0);
    expect(value('plainvest_outbox_given_up')).toBe(0);
    expect(value('plainvest_alarms_open')).toBe(0);
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(0);
    const idle = value('plainvest_database_connections{use="idle"}');
    if (engine === 'PostgreSQL') expect(idle).toBeGreaterThan(0);
    else expect(idle).toBeUndefined();
    expect(text).not.toContain('secret');
    const alerts = readFileSync('docs/alerts.yml', 'utf8').match(/plainvest_\w+/g) ?? [];
    expect(alerts.length).toBeGreaterThan(10);
    expect(alerts.filter((name) => !text.includes(`# HELP ${name} `))).toEqual([]);

    expect((await fetch(new URL('/', address))).status).toBe(404);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    expect(await server.child.terminate()).toBe(0);
  });

  test('report halted transfers while an invariant is broken', async () => {
    const place = await install(engine);
    const { db, close } = await place.open();
    const at = new Date();
    await sql`INSERT INTO users (id, user_name, full_name, email, password_hash, terms_version,
      created_at) VALUES (gen_random_uuid(), 'ada', 'Ada', 'ada@investor.example', '', '', ${at})`.execute(
      db,
    );
    await sql.raw('ALTER TABLE accounts DISABLE TRIGGER USER').execute(db);
    await sql.raw('UPDATE accounts SET balance_cents = 1 WHERE user_id IS NOT NULL').execute(db);
    await sql`INSERT INTO rates VALUES ('BTC', 'index', 65000, ${new Date(at.getTime() - 60_000)})`.execute(
      db,
    );
    await close();
    const server = await startServer({ ...place.variables, ...grace, METRICS_PORT: '0' });
    const { value } = await scraped(server);
    expect(value('plainvest_ready')).toBe(0);
    expect(value('plainvest_money_halted')).toBe(1);
    expect(value('plainvest_ledger_broken_rows')).toBeGreaterThan(0);
    expect(value('plainvest_rate_age_seconds{asset="BTC",source="index"}')).toBeGreaterThan(59);
    await server.child.terminate();
  });
});

test('without METRICS_PORT there are none, and a port in use refuses the start', async () => {
  const place = await install(engineNames.at(-1) ?? 'PGlite');
  const server = await startServer({ ...place.variables, ...grace });
  expect(await server.child.terminate()).toBe(0);
  expect(server.child.lines.join()).not.toContain('Metrics');

  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const refused = run(builtServer, { ...place.variables, METRICS_PORT: String(port) });
  expect(await refused.ended()).toBe(1);
  expect(refused.errors).toEqual([
    `Port ${port} is in use: stop the other program or set METRICS_PORT to another.`,
  ]);
  listener.close();
});
