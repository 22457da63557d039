import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { ErrorBody } from '#contract/error.ts';
import { backendPath } from '#contract/host.ts';
import { fileBytesMax, jsonBytesMax } from '#contract/sizes.ts';
import { startBackend } from '#mocks/backend.ts';
import { calledBy, setStage } from '#tests/server/calls/callers.ts';
import { type NamedRow, rows } from '#tests/server/calls/rows.ts';
import { samples } from '#tests/server/calls/samples.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { matchOpenApi } from '#tests/support/matchOpenApi.ts';

const brackets = 100_000;
const boundary = 'frontier';
const head = (name: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
const end = `\r\n--${boundary}--\r\n`;
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => `${head(`part${at}`)}x\r\n`).join('');

const brokenJson: Record<string, string> = {
  nothing: ' ',
  'half an object': '{"a":',
  'a lone quote': '"',
  'a number': '1e400',
  'two values': '{} {}',
  'a comment': '{} // and more',
  'a trailing comma': '{"a":1,}',
  'deep lists': '['.repeat(brackets) + ']'.repeat(brackets),
  'deep lists that never end': '['.repeat(60_000),
  'deep objects': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'a byte order mark alone': '\ufeff',
  'zero bytes': '\u0000\u0000\u0000',
  'ten thousand names': `{${Array.from({ length: 6_000 }, (_, at) => `"n${at}":1`).join(',')}`,
};

const brokenForms: Record<string, string> = {
  'no part': '',
  'only an end': `--${boundary}--`,
  'half a head': `--${boundary}\r\nContent-Disp`,
  'a part without a head': `--${boundary}\r\n\r\nx${end}`,
  'a part without a name': `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx${end}`,
  'a part that never ends': `${head('amount')}500`,
  'another boundary': `--other\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--other--`,
  'names that it does not have': `${head('role')}admin\r\n${head('__proto__')}x${end}`,
  'a name twice': `${head('amount')}500\r\n${head('amount')}600${end}`,
  'a file for a text': `${head('amount', '; filename="a"')}500${end}`,
  'a text for a file': `${head('image')}GIF89a${end}`,
  'a file name of zero bytes': `${head('image', '; filename="a\u0000.png"')}x${end}`,
  'a file name that climbs': `${head('image', '; filename="../../a.png"')}x${end}`,
  'a thousand parts': `${many(1_000)}${end.slice(2)}`,
  'form in a form': `--${boundary}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b--${end}`,
};

const formTypes = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  `multipart/form-data; boundary=${'x'.repeat(5_000)}`,
  'multipart/form-data; boundary=a; boundary=b',
];

/** A body that has no end, and how much of it was asked for. */
function endless() {
  const sent = { bytes: 0 };
  const chunk = new TextEncoder().encode('['.repeat(16_384));
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent.bytes += chunk.length;
      controller.enqueue(chunk);
    },
  });
  return { stream, sent };
}

const bodiesOf = ({ encoding: form }: Call<string>) =>
  form === 'multipart' ? brokenForms : brokenJson;
const typeOf = ({ encoding: form }: Call<string>) =>
  form === 'multipart' ? `multipart/form-data; boundary=${boundary}` : 'application/json';

const withBody = rows.filter(([, { body }]) => body !== undefined);

describeOnOneEngine('a body that cannot be read', (engine) => {
  const start = async () => {
    const shared = await setStage(await startBackend({ db: engine().db }));
    return async ([name, call]: NamedRow) => {
      // A passkey that is used here would have to sign what later rows prepare.
      const isApart = name.startsWith('secondFactor.');
      const stage = isApart ? await setStage(shared.backend) : shared;
      const { token } = call.access === 'admin' ? stage.grace : stage.ada;
      const { params } = (await samples[name]?.request(calledBy(stage, stage.ada))) ?? {};
      const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => params?.[key] ?? '');
      return async (body: BodyInit, type: string) => {
        const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
        const request = new Request(`http://localhost${backendPath}${path}`, {
          method: call.method,
          headers,
          body,
          ...(body instanceof ReadableStream && { duplex: 'half' }),
        } as RequestInit);
        const response = await stage.backend.app.fetch(request, { address: '127.0.0.1' });
        const { headers: answered, status } = response;
        const content: unknown = await response.json();
        matchOpenApi(call, { status, headers: answered, content });
        return { status, message: (content as ErrorBody).message };
      };
    };
  };

  test('is refused with a sentence by every row that has one', async () => {
    const calling = await start();
    for (const row of withBody) {
      const [name, call] = row;
      const send = await calling(row);
      for (const [what, body] of Object.entries(bodiesOf(call))) {
        const { status, message } = await send(body, typeOf(call));
        expect([name, what, [400, 413, 415, 422].includes(status) || status]).toEqual([
          name,
          what,
          true,
        ]);
        expect(message).toMatch(/\S/);
      }
    }
  });

  test('is rejected when its content type is incomplete', async () => {
    const calling = await start();
    for (const row of withBody.filter(([, { encoding: form }]) => form === 'multipart')) {
      const send = await calling(row);
      for (const type of formTypes) {
        const { status } = await send(brokenForms['a name twice'] ?? '', type);
        expect([type, status]).toEqual([type, 400]);
      }
    }
  });

  test('is counted while it comes by every row that has one', async () => {
    const calling = await start();
    for (const row of withBody) {
      const [name, call] = row;
      const { stream, sent } = endless();
      const { status } = await (await calling(row))(stream, typeOf(call));
      expect([name, status]).toEqual([name, 413]);
      const most = call.encoding === 'multipart' ? fileBytesMax : jsonBytesMax;
      expect(sent.bytes).toBeLessThan(most + 1024 * 1024);
    }
  });
});
