import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import type { Wanted } from '#src/shared/proofText/placesOf.ts';

/** The facts of a deposit that are marked on its proof: address, transaction id and coins. */
export function wantedOf({ quote, address, txid }: EvidenceRecord): Wanted[] {
  const codes = [address, ...(txid ? [txid] : [])];
  return [
    ...codes.map((text) => ({ kind: 'code' as const, text })),
    ...(quote ? [{ kind: 'amount' as const, text: quote.coinAmount }] : []),
  ];
}
