import { execFileSync } from 'node:child_process';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ensureBuilt } from '#tests/support/built.ts';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';
import { grace as credentials, install, startServer } from '#tests/support/installation.ts';
import { freePort } from '#tests/support/nodes/freePort.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { type AlertRule, alertTests, scenarios } from './alertTests.ts';
import { blockOfOperatorPage, replaceEach } from './operatorPage.ts';
import { asOrdinary, programPath, service } from './service.ts';

beforeAll(ensureBuilt);

/** Prometheus with the configuration of the operator's page and our rules, reading each second. */
async function startPrometheus(metricsAddress: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = programPath('prometheus', 'prometheus');
  const prometheus = service(
    (folder) => [
      ...[...asOrdinary(), program, `--config.file=${folder}/prometheus.yml`],
      ...[`--storage.tsdb.path=${folder}/data`, `--web.listen-address=127.0.0.1:${port}`],
    ],
    async () => {
      const { ok } = await fetch(`${url}/-/ready`);
      if (!ok) throw new Error('It is not ready.');
    },
  );
  const configuration = replaceEach(blockOfOperatorPage('scrape_configs:'), {
    '/etc/prometheus/plainvest.yml': `${process.cwd()}/docs/alerts.yml`,
    '"10.0.0.11:9464", "10.0.0.12:9464"': `"${metricsAddress}"`,
  });
  const often = 'global: { scrape_interval: 1s, evaluation_interval: 1s }\n';
  prometheus.write('prometheus.yml', often + configuration);
  await prometheus.start();
  const read = async <Data>(path: string): Promise<Data> => {
    const { data } = (await (await fetch(`${url}/api/v1/${path}`)).json()) as { data: Data };
    return data;
  };
  return { prometheus, read };
}

test('Prometheus reads a real server, and every alert fires and clears', async () => {
  const postgres = await startPrivatePostgres();
  if (!postgres) throw new Error('No PostgreSQL is installed.');
  onTestFinished(() => postgres.stop());
  const { variables } = await install('PGlite');
  const database = { DATABASE_URL: postgres.url, METRICS_PORT: '0' };
  const server = await startServer({ ...variables, ...credentials, ...database });
  const [, address = ''] = await server.child.heard(/Metrics are at http:\/\/(\S+)\/metrics\.$/);
  const { prometheus, read } = await startPrometheus(address);

  const { groups } = await read<{ groups: { rules: AlertRule[] }[] }>('rules');
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.map(({ name }) => name).sort()).toEqual(Object.keys(scenarios).sort());
  const tests = prometheus.write(
    'alerts.test.json',
    JSON.stringify(alertTests(rules, `${process.cwd()}/docs/alerts.yml`)),
  );
  const promtool = programPath('promtool', 'prometheus');
  expect(String(execFileSync(promtool, ['check', 'rules', 'docs/alerts.yml']))).toContain(
    'SUCCESS',
  );
  expect(String(execFileSync(promtool, ['test', 'rules', tests]))).toContain('SUCCESS');
  console.info(`${rules.length} alerts fire and clear in promtool.`);

  const metrics = async () => {
    const known = await read<{ metric: string }[]>('targets/metadata');
    return new Set(known.map(({ metric }) => metric));
  };
  await vi.waitFor(async () => expect((await metrics()).size).toBeGreaterThan(20), {
    timeout: patience(20_000),
    interval: 500,
  });
  const used = rules.flatMap(({ query }) => query.match(/plainvest_\w+/g) ?? []);
  const given = await metrics();
  expect(used.filter((name) => !given.has(name))).toEqual([]);

  const firing = async () => {
    const { alerts } = await read<{ alerts: { labels: { alertname: string }; state: string }[] }>(
      'alerts',
    );
    return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
  };
  const within = { timeout: patience(90_000), interval: 500 };
  expect(await firing()).not.toContain('DatabaseUnreachable');
  const thaw = postgres.freeze();
  onTestFinished(thaw);
  await vi.waitFor(async () => expect(await firing()).toContain('DatabaseUnreachable'), within);
  thaw();
  await vi.waitFor(async () => expect(await firing()).not.toContain('DatabaseUnreachable'), within);
  expect(await server.child.terminate()).toBe(0);
});
