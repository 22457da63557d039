import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { atEndOfFile } from '#tests/support/leftovers.ts';
import { freePort } from '#tests/support/nodes/freePort.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { blockOfOperatorPage, replaceEach } from './operatorPage.ts';
import { asOrdinary, programPath, service } from './service.ts';

export const password = 'of-the-pair';

/** The store in which the members of a cluster agree who is the primary. */
export async function startEtcd() {
  const [url, peerUrl] = [await freePort(), await freePort()].map(
    (port) => `http://127.0.0.1:${port}`,
  );
  const program = programPath('etcd', 'etcd-server');
  const etcd = service(
    (folder) => [
      ...[...asOrdinary(), program, '--data-dir', `${folder}/data`],
      ...['--listen-client-urls', `${url}`, '--advertise-client-urls', `${url}`],
      ...['--listen-peer-urls', `${peerUrl}`, '--initial-advertise-peer-urls', `${peerUrl}`],
      ...['--initial-cluster', `default=${peerUrl}`],
    ],
    async () => {
      const { ok } = await fetch(`${url}/health`);
      if (!ok) throw new Error('It is not healthy.');
    },
  );
  await etcd.start();
  return { address: new URL(url ?? '').host, freeze: etcd.freeze };
}

const binaries = () => {
  const root = '/usr/lib/postgresql';
  const [newest] = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return join(root, newest ?? '', 'bin');
};

/** A member of a cluster with the configuration of the operator's page: Patroni and its PostgreSQL. */
export type Member = Awaited<ReturnType<typeof startMember>>;

export async function startMember(name: string, etcdAddress: string) {
  const [port, restPort] = [await freePort(), await freePort()];
  const rest = `http://127.0.0.1:${restPort}`;
  const answers = async () => {
    const { ok } = await fetch(`${rest}/liveness`);
    if (!ok) throw new Error('It is not alive.');
  };
  const program = programPath('patroni', 'patroni python3-etcd');
  const patroni = service((folder) => [...asOrdinary(), program, `${folder}/patroni.yml`], answers);
  const { folder } = patroni;
  const configuration = replaceEach(blockOfOperatorPage('scope: plainvest'), {
    'name: db1': `name: ${name}`,
    "'10.0.0.31:2379', '10.0.0.32:2379', '10.0.0.33:2379'": `'${etcdAddress}'`,
    '10.0.0.21:8008': `127.0.0.1:${restPort}`,
    '10.0.0.21:5432': `127.0.0.1:${port}`,
    '10.0.0.0/24': '127.0.0.1/32',
    '/var/lib/postgresql/plainvest': `${folder}/data`,
    '/usr/lib/postgresql/15/bin': binaries(),
    'password: ...': `password: ${password}`,
  });
  patroni.write(
    'patroni.yml',
    `${configuration}  parameters: { unix_socket_directories: '' }\n  pgpass: ${folder}/pgpass\n`,
  );
  const killPostgres = () => {
    const file = join(folder, 'data', 'postmaster.pid');
    if (!existsSync(file)) return;
    const [pid] = readFileSync(file, 'utf8').split('\n');
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  };
  atEndOfFile(async () => {
    await patroni.kill();
    killPostgres();
  });
  await patroni.start();
  /** Patroni answers 200 where the member has the role: `primary`, `sync` or `replica`. */
  const has = async (role: string) => {
    const answer = await fetch(`${rest}/${role}`).catch(() => undefined);
    return answer?.status === 200;
  };
  return {
    name,
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    has,
    /** Waits until it has the role. */
    becomes: (role: string) =>
      vi.waitFor(
        async () => {
          if (!(await has(role)))
            throw new Error(`${name} is not ${role}: ${patroni.printed().slice(-1_500)}`);
        },
        { timeout: patience(90_000), interval: 200 },
      ),
    /** kill -9 to Patroni and to PostgreSQL. */
    kill: async () => {
      await patroni.kill();
      killPostgres();
    },
    start: patroni.start,
    /** Patroni hangs, and its PostgreSQL goes on. Gives what ends it. */
    freezePatroni: patroni.freeze,
  };
}
