import { type Expression, type Selectable, sql } from 'kysely';
import { approvalSentence } from '#contract/approvalSentence.ts';
import { type ApprovalRule, approvals } from '#contract/approvals.ts';
import { type Duty, duties } from '#contract/duties.ts';
import { formatDollars } from '#contract/money.ts';
import { twoPeopleWaitHours } from '#contract/rulePresets.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';

const hourS = 3600;

/** The rules in force, those that apply later, and proposals, by kind and threshold. */
export const listRules: Route = serve(approvals.rules, async ({ db }) => ({
  data: await readRules(db),
  holders: await readHolders(db),
}));

async function readHolders(db: Db): Promise<{ duty: Duty; people: number }[]> {
  const rows = await db
    .selectFrom('duties')
    .innerJoin('users', 'users.id', 'duties.user_id')
    .where('users.status', '=', 'active')
    // The rules do not count samples either.
    .where('users.sample', '=', false)
    .select(({ fn }) => ['duty', fn.countAll<bigint>().as('people')])
    .groupBy('duty')
    .execute();
  return duties.map((duty) => ({
    duty,
    people: Number(rows.find((row) => row.duty === duty)?.people ?? 0n),
  }));
}

/** As `GET /approval-rules`. */
export async function readRules(db: Db): Promise<ApprovalRule[]> {
  const now: Expression<Date> = sql`platform_now()`;
  const rows = await db
    .selectFrom('approval_rules')
    .selectAll()
    .select(sql<boolean>`valid_from <= ${now}`.as('is_valid'))
    .select(sql<boolean>`takes_two(kind)`.as('takes_two'))
    .select(
      sql<boolean>`EXISTS (SELECT FROM approval_rules newer
        WHERE newer.kind = approval_rules.kind AND newer.from_cents = approval_rules.from_cents
          AND newer.status = 'approved' AND newer.valid_from <= ${now}
          AND (newer.valid_from, newer.asked_at) > (approval_rules.valid_from,
            approval_rules.asked_at))`.as('is_replaced'),
    )
    .where('status', '<>', 'withdrawn')
    .orderBy('kind')
    .orderBy('from_cents')
    .orderBy('asked_at')
    .execute();
  return rows
    .filter((row) => !row.is_replaced && !(row.removed && row.is_valid))
    .map((row) => toRule(row));
}

type Row = Selectable<Tables['approval_rules']> & { is_valid: boolean | null; takes_two: boolean };

const toRule = (row: Row): ApprovalRule => ({
  _id: row.id,
  kind: row.kind,
  from: formatDollars(row.from_cents),
  approvals: row.takes_two ? Math.max(row.approvals, 2) : row.approvals,
  waitHours: Math.max(row.wait_s / hourS, row.takes_two ? twoPeopleWaitHours : 0),
  takesTwo: row.takes_two,
  separatePayer: row.separate_payer,
  removed: row.removed,
  validFrom: row.valid_from?.toISOString() ?? null,
  status: row.is_valid ? 'inForce' : row.status === 'approved' ? 'coming' : 'proposed',
});

/** The rules in force as a sentence of the public site. */
export async function readSentence(db: Db): Promise<string> {
  const rules = await readRules(db);
  return approvalSentence(rules.filter(({ status }) => status === 'inForce'));
}
