import { sql } from 'kysely';
import type { Db } from '#server/platform/db/tables.ts';
import type { FileReply } from '#server/platform/http/serve.ts';

const sliceBytes = 256 * 1024;

export interface StoredFile {
  id: string;
  user_id: string;
  purpose: 'proof' | 'qr' | 'statement';
  type: string;
  size: number;
  bytes_removed_at: Date | null;
}

/** The caller must check that the user may read it. */
export const findFile = (db: Db, id: string): Promise<StoredFile | undefined> =>
  db
    .selectFrom('files')
    .select(['id', 'user_id', 'purpose', 'type', 'size', 'bytes_removed_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Each slice is read by its own query when the client is ready for it. */
export function sendFile(
  db: Db,
  { id, type, size }: Pick<StoredFile, 'id' | 'type' | 'size'>,
): FileReply {
  let sent = 0;
  const bytes = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const slice = await readSlice(db, id, sent);
        sent += slice.length;
        controller.enqueue(slice);
        if (sent >= size) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { bytes, size, type };
}

async function readSlice(db: Db, id: string, offset: number): Promise<Uint8Array> {
  const { rows } = await sql<{ slice: Uint8Array }>`
    SELECT substring(bytes FROM ${offset + 1}::integer FOR ${sliceBytes}::integer) AS slice
    FROM files WHERE id = ${id}`.execute(db);
  const slice = rows[0]?.slice;
  if (!slice?.length) throw new Error(`File ${id} ends after ${offset} bytes.`);
  return slice;
}
