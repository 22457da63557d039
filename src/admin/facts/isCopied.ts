import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';

/** Whether another deposit has the same proof or transaction id. */
export const isCopied = ({ duplicates }: EvidenceRecord, same: 'proof' | 'txid'): boolean =>
  duplicates.some((copied) => copied.same.includes(same));
