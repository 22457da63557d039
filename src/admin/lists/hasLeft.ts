import type { RaRecord } from 'react-admin';
import type { Values } from '#src/admin/filters/filter.ts';

/** Whether a row is shown only because it must not move: a colleague has decided it since. */
export function hasLeft(record: RaRecord | undefined, { status, flagged }: Values): boolean {
  const { status: own }: Partial<RaRecord> = { ...record };
  if (own === undefined) return false;
  return status === undefined ? flagged === true && own !== 'pending' : own !== status;
}
