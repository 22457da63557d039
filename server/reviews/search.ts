import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { parseAmount } from '#contract/money.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';

/** The text of a search in lower case, with the people and wallets that it names. */
export interface Search {
  text: string;
  /** Undefined for too many to name them: their terms are compared instead. */
  userIds: string[] | undefined;
  walletIds: string[];
}

const referenceDigits = 10;
// Without '#', fewer digits find too much.
const referenceDigitsMin = 4;
const txidDigitsMin = 6;
const termsMax = 1_000;

const hexPattern = /^(#|0x)?([0-9a-f]+)$/;
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const addressPattern = /^[0-9a-z]{26,90}$/;

/** For LIKE. */
export const startOf = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Only digits are an amount or a reference. */
const isName = (text: string): boolean =>
  /[\p{L}]/u.test(text) && !text.startsWith('#') && !idPattern.test(text);

/** Before the rows are filtered: how many people there are decides how their items are found. */
export async function readSearch(db: Db, q: string | undefined): Promise<Search | undefined> {
  if (!q) return undefined;
  const text = q.toLowerCase();
  const [userIds, walletIds] = [await findUserIds(db, text), await findWalletIds(db, text)];
  return { text, userIds, walletIds };
}

async function findUserIds(db: Db, text: string): Promise<string[] | undefined> {
  if (!isName(text)) return [];
  const terms = await db
    .selectFrom('search_terms')
    .select('user_id')
    .where('term', 'like', startOf(text))
    .limit(sql.lit(termsMax + 1))
    .execute();
  if (terms.length > termsMax) return undefined;
  return [...new Set(terms.map(({ user_id }) => user_id))];
}

async function findWalletIds(db: Db, text: string): Promise<string[]> {
  if (!addressPattern.test(text)) return [];
  const wallets = await db
    .selectFrom('wallets')
    .select('id')
    .where(sql`lower(address)`, '=', text)
    .execute();
  return wallets.map(({ id }) => id);
}

type Table = 'deposits' | 'withdrawals';

/** Each condition has an index; any of them makes a row a match. */
export function matchSearch<TB extends Table, O>(
  rows: SelectQueryBuilder<Tables, TB, O>,
  table: Table & TB,
  search: Search,
): SelectQueryBuilder<Tables, TB, O> {
  const { text, userIds, walletIds } = search;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  if (userIds === undefined) {
    const people = sql`SELECT user_id FROM search_terms WHERE term LIKE ${startOf(text)}`;
    return rows.where(sql<boolean>`${column('user_id')} IN (${people})`);
  }
  const matches = [
    ...matchIds(text, column),
    ...matchTxids(text, table === 'deposits' ? ['txid', 'checked_txid'] : ['txid'], column),
    ...matchAmount(text, table, column),
    ...(userIds.length > 0 ? [sql`${column('user_id')} = ANY(${userIds}::uuid[])`] : []),
    ...(table === 'deposits' && walletIds.length > 0
      ? [sql`${column('wallet_id')} = ANY(${walletIds}::uuid[])`]
      : []),
    ...(table === 'withdrawals' && addressPattern.test(text)
      ? [sql`lower(${column('address')}) = ${text}`]
      : []),
  ];
  if (matches.length === 0) return rows.where(sql<boolean>`false`);
  return rows.where(sql<boolean>`(${sql.join(matches, sql` OR `)})`);
}

type Column = (name: string) => RawBuilder<unknown>;

function matchIds(text: string, column: Column): RawBuilder<unknown>[] {
  if (idPattern.test(text)) return [sql`${column('id')} = ${text}::uuid`];
  const [, sign, digits = ''] = hexPattern.exec(text) ?? [];
  const isLongEnough = sign === '#' || digits.length >= referenceDigitsMin;
  if (!digits || sign === '0x' || !isLongEnough || digits.length > referenceDigits) return [];
  const tail = sql`right(${column('id')}::text, ${sql.lit(referenceDigits)})`;
  return [sql`${tail} LIKE ${`${digits}%`}`];
}

function matchTxids(text: string, names: readonly string[], column: Column): RawBuilder<unknown>[] {
  const [, sign, digits = ''] = hexPattern.exec(text) ?? [];
  if (digits.length < txidDigitsMin || sign === '#') return [];
  // Ids of Ethereum begin with 0x, which people leave out.
  const starts = sign === '0x' ? [text] : [digits, `0x${digits}`];
  return names.flatMap((name) => starts.map((start) => sql`${column(name)} LIKE ${`${start}%`}`));
}

function matchAmount(text: string, table: Table, column: Column): RawBuilder<unknown>[] {
  const cents = parseAmount(text);
  if (cents === undefined) return [];
  const asked = sql`${column('amount_cents')} = ${cents}`;
  if (table === 'withdrawals') return [asked];
  const received = column('amount_received_cents');
  return [asked, sql`(${received} = ${cents} AND ${received} <> ${column('amount_cents')})`];
}
