import { toBase64 } from '#contract/proof/base64.ts';
import { parseCheckpoint } from '#contract/proof/checkpoint.ts';
import { cosignedAt } from '#contract/proof/cosigned.ts';
import { parseSignature, signatureLine } from '#contract/proof/signedNote.ts';
import type { LogWitness } from '#server/platform/logPorts.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { SignedHead } from './heads.ts';
import { logMessages } from './messages.ts';
import { consistencyProof } from './tree.ts';

const answerMs = 10_000;

/** The size that a witness cosigned last; after a start the witness is asked. */
const knownSizes = new WeakMap<LogWitness, number>();

/** Adds the cosignatures of the witnesses to a head. A witness that does not answer is reported. */
export async function askWitnesses(ports: Ports, head: SignedHead): Promise<void> {
  const { db, config, log } = ports;
  const lines = await Promise.all(
    config.logWitnesses.map((witness) =>
      cosign(ports, witness, head).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        log('error', 'witness did not sign', { witness: witness.key.name, reason });
        return '';
      }),
    ),
  );
  const added = lines.join('');
  if (added === '') return;
  await db
    .updateTable('log_heads')
    .set({ note: head.note + added })
    .where('origin', '=', config.logOrigin)
    .where('size', '=', BigInt(head.size))
    .where('note', '=', head.note)
    .execute();
}

async function cosign(ports: Ports, witness: LogWitness, head: SignedHead): Promise<string> {
  const known = knownSizes.get(witness) ?? 0;
  const first = await submit(ports, witness, { head, old: known });
  const size = first.status === 409 ? sizeOf(first) : undefined;
  if (size !== undefined && size > head.size) {
    ports.health.logProblem = logMessages.witnessKnowsMore(witness.key.name, size);
    throw new Error(ports.health.logProblem);
  }
  const answer = size === undefined ? first : await submit(ports, witness, { head, old: size });
  if (answer.status !== 200) throw new Error(`It answered ${answer.status}.`);
  for (const line of answer.text.split('\n')) {
    const checked = await checkedLine(line, witness, head);
    if (!checked) continue;
    knownSizes.set(witness, head.size);
    return checked;
  }
  throw new Error('Its answer has no valid signature.');
}

interface Answer {
  status: number;
  text: string;
}

const sizeOf = ({ text }: Answer): number | undefined =>
  /^\d{1,15}\n?$/.test(text) ? Number(text) : undefined;

async function submit(
  { db }: Ports,
  { url }: LogWitness,
  { head, old }: { head: SignedHead; old: number },
): Promise<Answer> {
  const proof = await consistencyProof(db, Math.min(old, head.size), head.size);
  const lines = [`old ${old}`, ...proof.map(toBase64), '', head.note];
  const response = await fetch(`${url}/add-checkpoint`, {
    method: 'POST',
    body: lines.join('\n'),
    signal: AbortSignal.timeout(answerMs),
  });
  return { status: response.status, text: await response.text() };
}

/** A line of the answer, written by us, or undefined. */
async function checkedLine(
  line: string,
  { key }: LogWitness,
  { note }: SignedHead,
): Promise<string | undefined> {
  const found = parseSignature(line);
  const own = found && signatureLine(key, found.signature);
  const checkpoint = own === `${line}\n` ? parseCheckpoint(note + own) : undefined;
  const time = checkpoint && (await cosignedAt(checkpoint, key));
  return time === undefined ? undefined : own;
}
