import type { DepositDetail } from '#contract/depositDetail.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { QuoteRow } from '#server/quotes/quote.ts';
import type { StaffDepositRow } from './rows.ts';

const proofsMax = 20;

/** Events of a deposit, oldest first; each later proof has its line in the audit log. */
export async function readTimeline(
  db: Db,
  row: StaffDepositRow,
  quote: QuoteRow | undefined,
): Promise<DepositDetail['timeline']> {
  const proofs = await db
    .selectFrom('audit_log')
    .select('at')
    .where('target_id', '=', row.id)
    .where('action', '=', 'deposit.proof')
    .orderBy('seq')
    .limit(proofsMax)
    .execute();
  const decided = row.status === 'pending' ? undefined : row.status;
  return [
    ...eventAt(quote?.created_at, 'quoted'),
    ...eventAt(quote?.sent_at, 'sent'),
    ...eventAt(row.deposit_date, 'submitted'),
    ...proofs.flatMap(({ at }) => eventAt(at, 'proof')),
    ...(decided ? eventAt(row.decided_at, decided) : []),
    ...eventAt(row.reversed_at, 'reversed'),
  ];
}

const eventAt = (
  at: Date | null | undefined,
  event: DepositDetail['timeline'][number]['event'],
): DepositDetail['timeline'] => (at ? [{ at: at.toISOString(), event }] : []);
