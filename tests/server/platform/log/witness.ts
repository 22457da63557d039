import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Checkpoint, isGenuine, parseCheckpoint } from '#contract/proof/checkpoint.ts';
import { continues } from '#contract/proof/continues.ts';
import { cosignedText, withTime } from '#contract/proof/cosigned.ts';
import { type NoteKey, signatureLine } from '#contract/proof/signedNote.ts';
import { newSigner } from '#tests/contract/proof/signer.ts';
import { bytesOf } from './auditor.ts';

/** A witness that follows c2sp.org/tlog-witness and trusts one key. */
export async function startWitness(trusted: () => NoteKey) {
  const { key, signs } = newSigner('witness.example/w1', 4);
  let known: Checkpoint | undefined;
  const statuses: number[] = [];

  const add = async (body: string): Promise<[number, string]> => {
    const split = body.indexOf('\n\n');
    const [first = '', ...hashes] = body.slice(0, split).split('\n');
    const old = Number(/^old (0|[1-9]\d*)$/.exec(first)?.[1]);
    const checkpoint = parseCheckpoint(body.slice(split + 2));
    if (!checkpoint || Number.isNaN(old)) return [400, ''];
    if (!(await isGenuine(checkpoint, trusted()))) return [403, ''];
    if (old !== (known?.size ?? 0)) return [409, `${known?.size ?? 0}\n`];
    const isContinued =
      known === undefined ? hashes.length === 0 : continues(known, checkpoint, hashes.map(bytesOf));
    if (!isContinued) return [422, ''];
    known = checkpoint;
    const time = 1_772_442_000n;
    const text = cosignedText(checkpoint.note.text, time);
    return [200, signatureLine(key, withTime(time, signs(text)))];
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void add(Buffer.concat(parts).toString()).then(([status, text]) => {
        statuses.push(status);
        response.writeHead(status).end(text);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    witness: { key, url: `http://127.0.0.1:${port}` },
    statuses,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
