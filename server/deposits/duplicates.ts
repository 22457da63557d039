import type { DepositDetail } from '#contract/depositDetail.ts';
import { amountText } from '#contract/money.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { type DepositRow, type StaffDepositRow, selectDeposits } from './rows.ts';
import { imageOf } from './wire.ts';

const duplicatesMax = 20;

/** Other deposits with the same file or transaction id, newest first, with each reason. */
export async function findDuplicates(
  db: Db,
  row: StaffDepositRow,
): Promise<DepositDetail['duplicates']> {
  const { receipt_sha256: sha256, coin } = row;
  const txids = txidsOf(row);
  const others = await selectDeposits(db)
    .leftJoin('files', 'files.id', 'deposits.receipt_id')
    .leftJoin('users as decider', 'decider.id', 'deposits.decided_by')
    .select(['files.type as receipt_type', 'files.size as receipt_size', 'files.sha256'])
    .select('decider.full_name as decider_name')
    .where('deposits.id', '<>', row.id)
    .where((where) =>
      where.or([
        ...(sha256 ? [where('files.sha256', '=', sha256)] : []),
        ...(txids.length > 0
          ? [
              where.and([where('txid', 'in', txids), where('coin', '=', coin)]),
              where.and([where('checked_txid', 'in', txids), where('coin', '=', coin)]),
            ]
          : []),
      ]),
    )
    .orderBy('deposit_date', 'desc')
    .limit(duplicatesMax)
    .execute();
  return others.map((other) => ({
    _id: other.id,
    user: { _id: other.user_id, fullName: other.full_name },
    amount: amountText(other.amount_cents),
    status: other.status,
    depositDate: other.deposit_date.toISOString(),
    decidedAt: other.decided_at?.toISOString() ?? null,
    decidedBy: other.decider_name,
    same: [
      ...(sha256 && isSame(other.sha256, sha256) ? (['proof'] as const) : []),
      ...(other.coin === coin && txidsOf(other).some((txid) => txids.includes(txid))
        ? (['txid'] as const)
        : []),
    ],
    proof: proofOf(other),
    image: imageOf(other),
    txid: other.txid,
  }));
}

const txidsOf = ({ txid, checked_txid }: Pick<DepositRow, 'txid' | 'checked_txid'>): string[] =>
  [txid, checked_txid].filter((id) => id !== null);

const isSame = (one: Uint8Array | null, other: Uint8Array): boolean =>
  one !== null && one.length === other.length && one.every((byte, at) => byte === other[at]);

const proofOf = ({
  receipt_type: type,
  receipt_size: size,
}: {
  receipt_type: string | null;
  receipt_size: number | null;
}) => (type === null || size === null ? null : { type, size });
