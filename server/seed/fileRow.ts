import type { Insertable } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';

/** The row of a proof that was sent with its deposit. */
export async function fileRow(
  { bytes, type }: { bytes: Uint8Array; type: 'image/png' | 'application/pdf' },
  { user_id, deposit_date }: { user_id: string; deposit_date: Date },
): Promise<Insertable<Tables['files']>> {
  return {
    ...{ id: crypto.randomUUID(), user_id, purpose: 'proof', type, bytes },
    size: bytes.length,
    sha256: new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))),
    created_at: deposit_date,
  };
}
