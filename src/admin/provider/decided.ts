import type { StaffDeposit } from '#contract/depositRecord.ts';
import { centsOf, type EvidenceRecord } from './evidence.ts';

/** The texts that staff write for a decision. */
export interface DecisionTexts {
  note?: string | undefined;
  reason?: string | undefined;
}

/** A deposit as its decision left it, without reading it again; as it was while approvals miss. */
export function decided(
  record: EvidenceRecord,
  row: StaffDeposit,
  { note, reason }: DecisionTexts,
): EvidenceRecord {
  const { status, decidedAt, decidedBy, amountReceived, checkedTxid, awaits } = row;
  if (status === 'pending') return record;
  const receivedCents = centsOf(amountReceived);
  const event = {
    at: decidedAt ?? '',
    event: status === 'confirmed' ? status : 'declined',
  } as const;
  return {
    ...record,
    ...{ status, decidedAt, checkedTxid, receivedCents, awaits },
    decidedBy: decidedBy?.fullName ?? null,
    note: note || null,
    reason: reason || null,
    timeline: [...record.timeline, event],
    creditedElsewhere: null,
    claimedBy: null,
  };
}
