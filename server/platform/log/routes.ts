import { log } from '#contract/log.ts';
import { toBase64 } from '#contract/proof/base64.ts';
import { verifierKey } from '#contract/proof/signedNote.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { readPage } from '#server/platform/http/page.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { Ports } from '#server/platform/ports.ts';
import { cosigners } from './cosigners.ts';
import { logKeyOf, newestHead, newestHeads, type SignedHead } from './heads.ts';
import { logMessages } from './messages.ts';
import { mineOrder, ownLines, toOwnLine } from './mine.ts';
import { consistencyProof, inclusionProof } from './tree.ts';

const headsShown = 100;

const beyond = () => new ApiError('not-found', logMessages.beyond);

/** Errors: 404 before the first head, or for lines that no head covers yet. */
async function headOver(ports: Ports, size: number): Promise<SignedHead> {
  const head = await newestHead(ports.db, ports.config.logOrigin);
  if (!head || size > head.size) throw beyond();
  return head;
}

export const logRoutes: Route[] = [
  serve(log.checkpoint, async ({ ports }) => {
    const { note } = await headOver(ports, 0);
    return { bytes: new TextEncoder().encode(note), type: 'text/plain; charset=utf-8' };
  }),

  serve(log.heads, async ({ ports }) => {
    const { logOrigin: origin, logWitnesses } = ports.config;
    const heads = await newestHeads(ports.db, origin, headsShown);
    const key = await logKeyOf(ports.db, origin);
    return {
      origin,
      key: key ? verifierKey(key) : null,
      witnesses: logWitnesses.map((witness) => witness.key.name),
      cosigners: await cosigners(ports),
      data: heads.map(({ size, root, madeAt }) => ({
        size,
        root: toBase64(root),
        madeAt: madeAt.toISOString(),
      })),
    };
  }),

  serve(log.consistency, async ({ ports, query: { from, to } }) => {
    await headOver(ports, to);
    if (from > to) throw beyond();
    const proof = await consistencyProof(ports.db, from, to);
    return { data: { proof: proof.map(toBase64) } };
  }),

  serve(log.inclusion, async ({ ports, query: { index, size } }) => {
    await headOver(ports, size);
    if (index >= size) throw beyond();
    const line = await ports.db
      .selectFrom('audit_log')
      .select('hash')
      .where('seq', '=', BigInt(index + 1))
      .executeTakeFirstOrThrow();
    const proof = await inclusionProof(ports.db, index, size);
    return { data: { leaf: toBase64(line.hash), proof: proof.map(toBase64) } };
  }),

  serve(log.leaves, async ({ ports, query: { from, count } }) => {
    const { size } = await headOver(ports, from);
    const rows = await ports.db
      .selectFrom('audit_log')
      .select('hash')
      .where('seq', '>', BigInt(from))
      .where('seq', '<=', BigInt(Math.min(from + count, size)))
      .orderBy('seq')
      .execute();
    return { data: { from, leaves: rows.map(({ hash }) => toBase64(hash)) } };
  }),

  serve(log.mine, async ({ db, user, query, headers, at }) => {
    const list = `log of ${user.userId}`;
    const page = await readPage(
      { list, order: mineOrder, query, db, at, headers },
      ownLines(db, user.userId),
    );
    return { data: page.map(toOwnLine) };
  }),
];
