import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { ErrorBody } from '#contract/error.ts';
import { backendPath } from '#contract/host.ts';
import { startBackend } from '#mocks/backend.ts';
import {
  calledBy,
  type Request as Sent,
  type Stage,
  setStage,
} from '#tests/server/calls/callers.ts';
import { apartPlain } from '#tests/server/calls/plainRows.ts';
import { type NamedRow, rows } from '#tests/server/calls/rows.ts';
import { samples } from '#tests/server/calls/samples.ts';
import { describeOnEngines, describeOnOneEngine } from '#tests/support/engines.ts';
import { matchOpenApi } from '#tests/support/matchOpenApi.ts';
import { patience } from '#tests/support/timeFactor.ts';
import {
  hostileCursor,
  hostileFields,
  hostileFilter,
  hostileHeaders,
  hostileText,
  hostileValue,
} from './hostile.ts';

// FUZZ_REQUESTS is the sum over all rows and both engines; without it one engine has some of each row.
const wanted = process.env.FUZZ_REQUESTS;
const numRuns = wanted === undefined ? 3 : Math.ceil(Number(wanted) / (rows.length * 2));
const describeOn = wanted === undefined ? describeOnOneEngine : describeOnEngines;
const seed = Number(process.env.FUZZ_SEED ?? crypto.getRandomValues(new Int32Array(1))[0]);

/** Changes to a valid request. */
interface Twist {
  fields: [string, unknown][];
  texts: [string, string][];
  query: [string, string][];
  filter: string | undefined;
  after: string | undefined;
  param: string | undefined;
  headers: Record<string, string>;
}

const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const twistOf = ({ body, query }: Call<string>): fc.Arbitrary<Twist> =>
  fc.record({
    fields: hostileFields(body, hostileValue),
    texts: hostileFields(body, hostileText),
    query: hostileFields(query, hostileText),
    filter: sometimes(hostileFilter(query)),
    after: sometimes(hostileCursor),
    // An invalid path ends the request early, so most cases keep the valid one.
    param: fc.option(hostileText, { nil: undefined, freq: 5 }),
    headers: fc.option(hostileHeaders, { nil: {}, freq: 3 }),
  });

// Half a surrogate cannot be written in an address.
const wellFormed = (value: string) => new TextDecoder().decode(new TextEncoder().encode(value));

function addressOf({ path, query }: Call<string>, sent: Sent, twist: Twist): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(twist.param ?? sent.params?.[name] ?? '')),
  );
  if (!query) return filled;
  const given = new URLSearchParams(sent.query as Record<string, string>);
  for (const [name, value] of twist.query) given.set(name, value);
  if (twist.filter !== undefined) given.set('filter', twist.filter);
  if (twist.after !== undefined) given.set('after', twist.after);
  return `${filled}?${given}`;
}

function bodyOf({ encoding: form }: Call<string>, sent: Sent, twist: Twist): BodyInit {
  const own = Object.entries(sent.body ?? {});
  if (form === 'multipart') {
    const data = new FormData();
    for (const [name, value] of [...own, ...twist.texts]) {
      if (value instanceof File) data.append(name, value);
      else data.append(name, String(value));
    }
    return data;
  }
  // Written by hand, because an object cannot hold a name twice, nor __proto__ as others do.
  const pairs = [...own, ...twist.fields].map((pair) => pair.map((part) => JSON.stringify(part)));
  return `{${pairs.map(([name, value]) => `${name}:${value ?? 'null'}`).join(',')}}`;
}

async function ask(stage: Stage, call: Call<string>, sent: Sent, twist: Twist): Promise<Response> {
  const headers = new Headers();
  if (stage.caller.token) headers.set('Authorization', `Bearer ${stage.caller.token}`);
  const body = call.body ? bodyOf(call, sent, twist) : null;
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(twist.headers)) headers.set(name, value);
  const url = `http://localhost${backendPath}${addressOf(call, sent, twist)}`;
  const request = new Request(url, { method: call.method, headers, body });
  return stage.backend.app.fetch(request, { address: '127.0.0.1' });
}

/** An answer is documented: a success or a problem of the one shape, and never a fault of ours. */
async function expectAnswer(call: Call<string>, response: Response): Promise<void> {
  const { headers, status } = response;
  expect(status).toBeLessThan(500);
  const isJson = headers.get('Content-Type')?.startsWith('application/json');
  const isStream = headers.get('Content-Type') === 'text/event-stream';
  if (isStream) await response.body?.cancel();
  const read = () => (isJson ? response.json() : response.arrayBuffer());
  const content: unknown = isStream ? '' : await read();
  matchOpenApi(call, { status, headers, content });
  if (response.ok) return;
  const problem = content as ErrorBody;
  expect(problem.message).toMatch(/\S/);
  expect(problem.error).toBe(problem.message);
}

const callerOf = (stage: Stage, { access }: Call<string>): Stage => {
  if (access === 'anyone') return calledBy(stage, undefined);
  return calledBy(stage, access === 'admin' ? stage.grace : stage.ada);
};

describeOn(`random requests (seed ${seed})`, (engine) => {
  let requests = 0;
  let called = 0;
  afterAll(() => {
    const { name } = engine();
    console.info(`${requests} requests to ${called} calls on ${name}, seed ${seed}.`);
  });

  // Samples that need a new person each time must not meet the limit of sign-ups.
  const config = { rateLimitFactor: 1000 + numRuns };
  const open = async () => setStage(await startBackend({ db: engine().db, config }));

  async function expectAnswers([name, call]: NamedRow, whole: Stage) {
    whole.backend.ports.health.notReadyReason = undefined;
    const stage = callerOf(whole, call);
    called += 1;
    const property = fc.asyncProperty(twistOf(call), async (twist) => {
      const sent = (await samples[name]?.request(stage)) ?? {};
      await expectAnswer(call, await ask(stage, call, sent, twist));
      requests += 1;
    });
    await fc.assert(property, { numRuns, seed });
    expect([name, Object.keys(Object.prototype)]).toEqual([name, []]);
    const broken = await stage.backend.db
      .selectFrom('ledger_invariants')
      .selectAll()
      .where('broken', '>', 0n)
      .execute();
    expect([name, broken]).toEqual([name, []]);
  }

  const [plain, others] = apartPlain();
  const timeout = patience(30_000 + numRuns * 200);

  test.each(others)('%s answers it', { timeout }, async (...row) => {
    await expectAnswers(row, await open());
  });

  test('each call that reads without an item answers it', { timeout: timeout * 2 }, async () => {
    const stage = await open();
    for (const row of plain) await expectAnswers(row, stage);
  });
});
