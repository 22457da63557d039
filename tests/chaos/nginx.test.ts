import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { fileBytesMax } from '#contract/sizes.ts';
import { listenTo } from '#tests/server/events/listenTo.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { callApi, type Reachable } from '#tests/support/caller.ts';
import { expectKept, startClients } from '#tests/support/database/persistentClients.ts';
import { expectOneAnswerEach } from '#tests/support/idempotentRequests.ts';
import {
  grace as credentials,
  install,
  type RunningServer,
  startServer,
} from '#tests/support/installation.ts';
import { freePort } from '#tests/support/nodes/freePort.ts';
import { addWallet, deposit, investor, signIn } from '#tests/support/people.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { makeCertificate } from './certificate.ts';
import { blockOfOperatorPage, replaceEach } from './operatorPage.ts';
import { asOrdinary, programPath, service } from './service.ts';

beforeAll(ensureBuilt);

// From outside: CHAOS_PROXY_KILLS for a long run.
const kills = Number(process.env.CHAOS_PROXY_KILLS ?? 2);

/** Two servers, and nginx before them with the configuration of the operator's page. */
async function startBehindNginx() {
  const place = await install('PostgreSQL');
  const ports = [await freePort(), await freePort()] as const;
  const port = await freePort();
  const url = `https://127.0.0.1:${port}`;
  const variables = { ...place.variables, ...credentials, PUBLIC_URL: url };
  const start = (own: number) =>
    startServer({ ...variables, PORT: String(own), TRUSTED_PROXIES: '127.0.0.1' });
  const servers = [await start(ports[0]), await start(ports[1])] as [RunningServer, RunningServer];

  const { certificate, key } = makeCertificate();
  const server = replaceEach(blockOfOperatorPage('  listen 443 ssl;'), {
    '10.0.0.11:3000': `127.0.0.1:${ports[0]}`,
    '10.0.0.12:3000': `127.0.0.1:${ports[1]}`,
    'listen 443 ssl;': `listen 127.0.0.1:${port} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};`,
  });
  const program = programPath('nginx', 'nginx-light');
  const nginx = service(
    (folder) => [
      ...asOrdinary(),
      ...[program, '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
    ],
    () => fetch(url),
  );
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = folders.map((name) => `${name}_temp_path ${name};`).join(' ');
  nginx.write(
    'nginx.conf',
    `daemon off; master_process off; pid nginx.pid; error_log stderr warn;
     events {} http { access_log off; ${paths} ${server} }`,
  );
  // The certificate is one of this test.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  await nginx.start();
  return { place, ports, url, start, servers };
}

/** As a careful client: a call that the proxy could not deliver is sent once more. */
function retrying(url: string) {
  const seen = { retries: 0 };
  const server: Reachable = {
    app: {
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        const { method, headers } = request;
        const body = request.body ? await request.arrayBuffer() : null;
        const send = () => fetch(url + pathname + search, { method, headers, body });
        const answer = await send();
        if (answer.status !== 502 && answer.status !== 504) return answer;
        await answer.body?.cancel();
        seen.retries += 1;
        return send();
      },
    },
  };
  return { server, seen };
}

const requestsOf = ({ child }: RunningServer) =>
  child.lines.filter((line) => line.includes('"route"')).length;

describe('nginx before two servers', () => {
  test(
    `balances them; ${kills} times one is killed under load, and no money call fails after its retry`,
    async () => {
      const { place, ports, url, start, servers } = await startBehindNginx();
      const { server, seen } = retrying(url);
      const grace = await signIn(server, 'grace', credentials.ADMIN_PASSWORD);
      await addWallet(server, grace);
      const ada = await investor(server);
      const load = startClients(server, ada, grace);
      const { answered, strange, more, stop } = load;
      let killed = 0;
      onTestFinished(() =>
        console.info(
          `${killed} kills, ${load.txids.length} deposits under a key, ${seen.retries} retries, ` +
            `${answered.refusals} refusals.`,
        ),
      );
      await more(() => answered.confirmed.size, 20);
      const shares = servers.map(requestsOf);
      console.info(`Requests of each server: ${shares.join(' and ')}.`);
      const [least = 0, most = 0] = shares.sort((a, b) => a - b);
      expect(least).toBeGreaterThan(most / 2);
      for (; killed < kills; killed += 1) {
        const at = killed % 2;
        await servers[at]?.child.kill();
        await more(() => answered.confirmed.size, 20);
        const again = await start(ports[at] ?? 0);
        servers[at] = again;
        // nginx tries a server again ten seconds after its failure.
        await vi.waitFor(() => expect(requestsOf(again)).toBeGreaterThan(10), {
          timeout: patience(40_000),
          interval: 200,
        });
      }
      await stop();
      expect(strange).toEqual([]);
      expect(answered.refusals).toBe(0);
      await expectOneAnswerEach(server, load.asked);
      for (const { child } of servers) expect(await child.terminate()).toBe(0);
      await expectKept({ url: place.variables.MIGRATE_URL ?? '' }, load);
    },
    patience(120_000 + kills * 60_000),
  );

  test('passes receipts of 10 MB, the address of the client, and events one by one', async () => {
    const { url, servers } = await startBehindNginx();
    const { server } = retrying(url);
    const grace = await signIn(server, 'grace', credentials.ADMIN_PASSWORD);
    await addWallet(server, grace);
    const ada = await investor(server, 'ada', { reader: grace });
    const listener = await listenTo(server, ada.token);
    const pdf = new Uint8Array(fileBytesMax);
    pdf.set(new TextEncoder().encode('%PDF-1.7\n'));
    pdf.set(new TextEncoder().encode('\nstartxref\n9\n%%EOF\n'), pdf.length - 20);
    const image = new File([pdf], 'receipt.pdf', { type: 'application/pdf' });
    const body = { amount: '500', coin: 'BTC', image };
    const { status, reply } = await callApi(server, calls.deposits.create, {
      token: ada.token,
      body,
    });
    expect(status).toBe(200);
    expect(await listener.next()).toMatchObject({
      data: { kind: 'deposit.made', _id: reply.data._id },
    });
    const second = await deposit(server, ada);
    expect(await listener.next()).toMatchObject({ data: { kind: 'deposit.made', _id: second } });
    await listener.leave();
    for (const { child } of servers) {
      expect(await child.terminate()).toBe(0);
      expect(child.errors).toEqual([]);
    }
  });
});
