import { spawnSync } from 'node:child_process';

// Runs the fault and race tests at full size, which takes hours on two cores; `npm test` runs a part.
// A word selects parts by name, CHAOS_SHARE=0.1 runs a tenth of each, CHAOS_SEED repeats a run.
// Parts in tests/chaos run here only: they need programs of Debian, and name the one that is missing.
const only = process.argv[2] ?? '';
const share = Number(process.env.CHAOS_SHARE ?? 1);
const seed = process.env.CHAOS_SEED ?? String(crypto.getRandomValues(new Int32Array(1))[0]);

const parts = [
  {
    name: 'kill cycles of the server on each engine',
    count: 200,
    variable: 'CHAOS_KILLS',
    test: 'tests/server/runtime/crash.test.ts',
  },
  {
    name: 'mixed operations against a model on each engine',
    count: 200_000,
    variable: 'CHAOS_OPERATIONS',
    test: 'tests/server/platform/ledger/model.test.ts',
  },
  {
    name: 'operations of staff against a model of approvals on each engine',
    count: 20_000,
    variable: 'CHAOS_APPROVALS',
    test: 'tests/server/approvals/model.test.ts',
  },
  {
    name: 'fuzzed requests over both engines',
    count: 1_000_000,
    variable: 'FUZZ_REQUESTS',
    test: 'tests/server/platform/http/fuzz.test.ts',
  },
  {
    name: 'failovers of PostgreSQL to its standby under load',
    count: 20,
    variable: 'CHAOS_FAILOVERS',
    test: 'tests/server/adapters/failover.test.ts',
  },
  {
    name: 'PostgreSQL restarts under load',
    count: 100,
    variable: 'CHAOS_RESTARTS',
    test: 'tests/server/runtime/postgresRestart.test.ts',
  },
  {
    name: 'changes of the primary by Patroni with etcd',
    count: 5,
    variable: 'CHAOS_PATRONI',
    test: 'tests/chaos/patroni.test.ts',
  },
  {
    name: 'kills of one of two servers behind nginx',
    count: 10,
    variable: 'CHAOS_PROXY_KILLS',
    test: 'tests/chaos/nginx.test.ts',
  },
  {
    name: 'restarts of pgbouncer before two servers',
    count: 10,
    variable: 'CHAOS_POOLER_RESTARTS',
    test: 'tests/chaos/pgbouncer.test.ts',
  },
  {
    name: 'run of each alert of prometheus',
    count: 1,
    variable: 'CHAOS_ALERTS',
    test: 'tests/chaos/prometheus.test.ts',
  },
  {
    name: 'run of each kind of mail through exim',
    count: 1,
    variable: 'CHAOS_MAILS',
    test: 'tests/chaos/exim.test.ts',
  },
  {
    name: 'run of the commands of docs/operating.md',
    count: 1,
    variable: 'CHAOS_COMMANDS',
    test: 'tests/chaos/commands.test.ts',
  },
  {
    name: 'build and run of the image',
    count: 1,
    variable: 'CHAOS_IMAGES',
    test: 'tests/chaos/image.test.ts',
  },
  {
    name: 'run of the tests of the server on every engine',
    count: 1,
    variable: 'EVERY_ENGINE',
    test: 'tests/server',
  },
  {
    name: 'newer PostgreSQL versions under the tests of the server',
    count: 2,
    variable: 'CHAOS_POSTGRES',
    test: 'tests/chaos/postgresVersions.test.ts',
  },
  {
    name: 'minutes of soak: everyday calls on each engine',
    count: 60,
    variable: 'SOAK_MINUTES',
    test: 'tests/chaos/soak.test.ts',
  },
];

let failed = 0;
for (const { name, count, variable, test } of parts) {
  if (!name.includes(only)) continue;
  const size = String(Math.max(1, Math.round(count * share)));
  const startedMs = Date.now();
  console.info(`${size} ${name}, seed ${seed}: ${test}`);
  const chosen = test.startsWith('tests/chaos/')
    ? ['--config', 'vitest.chaos.config.ts']
    : ['--project', 'server'];
  const { status } = spawnSync('npx', ['vitest', 'run', ...chosen, test], {
    env: { ...process.env, [variable]: size, CHAOS_SEED: seed, FUZZ_SEED: seed },
    stdio: 'inherit',
  });
  if (status !== 0) failed += 1;
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(0);
  console.info(`${size} ${name}: ${status === 0 ? 'held' : 'FAILED'} after ${seconds} s.`);
}
console.info(failed === 0 ? 'Everything held.' : `${failed} parts failed; seed ${seed}.`);
process.exitCode = failed === 0 ? 0 : 1;
