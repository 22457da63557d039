import { sql } from 'kysely';
import type { Db } from '#server/platform/db/tables.ts';

/** The state of a credit on the chain. */
interface Coverage {
  /** A node of the coin is connected. */
  isOn: boolean;
  /** The payments are worth the credit. */
  isCovered: boolean;
  /** All of them came before or after the quote, or were mined three hours after it. */
  isPaidLate: boolean;
  /** The transaction that paid the deposit, where the chain shows one. */
  paidBy: { txid: string; n: number } | null;
}

/** Whether the chain covers a credit of a deposit, and what paid it; cents. One statement. */
export async function readCoverage(
  db: Db,
  { id, cents }: { id: string; cents: bigint },
): Promise<Coverage> {
  const { rows } = await sql<Coverage>`SELECT deposit_covered(${id}, ${cents}) AS "isCovered",
    coalesce((SELECT bool_and(is_late(p, q.expires_at) OR is_early(p, q.created_at)) FROM deposits d
      JOIN quotes q ON q.id = d.quote_id
      JOIN payment_links l ON l.deposit_id = d.id JOIN chain_payments p ON p.id = l.payment_id
      WHERE d.id = ${id} AND p.state <> 'gone'), false) AS "isPaidLate",
    EXISTS (SELECT FROM chain_state s JOIN deposits d ON d.coin = s.coin WHERE d.id = ${id}) AS "isOn",
    (SELECT json_build_object('txid', p.txid, 'n', p.n)
      FROM payment_links l JOIN chain_payments p ON p.id = l.payment_id
      WHERE l.deposit_id = ${id} AND p.state IN ('mined', 'final') AND p.txid IS NOT NULL
      ORDER BY p.units DESC LIMIT 1) AS "paidBy"`.execute(db);
  return rows[0] ?? { isOn: false, isCovered: false, isPaidLate: false, paidBy: null };
}
