import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { parseAmount } from '#contract/money.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { isOneOf, type People, readPeople, startOf } from './people.ts';

/** The text of a search in lower case, with the people and wallets that it names. */
export interface Search {
  text: string;
  people: People | undefined;
  walletIds: string[];
}

const referenceDigits = 10;
// Without '#', fewer digits find too much.
const referenceDigitsMin = 4;
const txidDigitsMin = 6;

const hexPattern = /^(#|0x)?([0-9a-f]+)$/;
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
// The first characters are the same in many addresses.
const addressPattern = /^[0-9a-z]{6,90}$/;

/** Before the rows are filtered: how many people there are decides how their items are found. */
export async function readSearch(db: Db, q: string | undefined): Promise<Search | undefined> {
  if (!q) return undefined;
  const text = q.toLowerCase();
  return { text, people: await findPeople(db, text), walletIds: await findWalletIds(db, text) };
}

/** Digits that very many names have are an amount or a reference. */
async function findPeople(db: Db, text: string): Promise<People | undefined> {
  if (text.startsWith('#') || idPattern.test(text)) return undefined;
  const people = await readPeople(db, text);
  return people?.userIds === undefined && !/[\p{L}]/u.test(text) ? undefined : people;
}

async function findWalletIds(db: Db, text: string): Promise<string[]> {
  if (!addressPattern.test(text)) return [];
  const wallets = await db
    .selectFrom('wallets')
    .select('id')
    .where(sql`lower(address)`, 'like', startOf(text))
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
  const { people } = search;
  const isTheirs = people && isOneOf(`${table}.user_id`, people);
  if (isTheirs && people.userIds === undefined) return rows.where(isTheirs);
  const matches = [
    ...matchText(table, search),
    ...(isTheirs && people.userIds?.length ? [isTheirs] : []),
  ];
  if (matches.length === 0) return rows.where(sql<boolean>`false`);
  return rows.where(sql<boolean>`(${sql.join(matches, sql` OR `)})`);
}

// The items of more people may be found faster in the order of the list.
const fewPeople = 50;

/** Whether its values decide which index is best: for the items of few people it is always theirs. */
export function isPlannedSearch(table: Table, search: Search): boolean {
  const { length = Number.POSITIVE_INFINITY } = search.people?.userIds ?? {};
  return length > fewPeople || matchText(table, search).length > 0;
}

function matchText(table: Table, { text, walletIds }: Search): RawBuilder<unknown>[] {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return [
    ...matchIds(text, column),
    ...matchTxids(text, table === 'deposits' ? ['txid', 'checked_txid'] : ['txid'], column),
    ...matchAmount(text, table, column),
    ...(table === 'deposits' && walletIds.length > 0
      ? [sql`${column('wallet_id')} = ANY(${walletIds}::uuid[])`]
      : []),
    ...(table === 'withdrawals' && addressPattern.test(text)
      ? [sql`lower(${column('address')}) LIKE ${startOf(text)}`]
      : []),
  ];
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
