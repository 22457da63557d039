import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { parseAmount } from '#contract/money.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import type { AnyRows, RowsPart } from '#server/platform/http/paging/firstOfParts.ts';
import { isOneOf, type People, readPeople, startOf } from './people.ts';

/** The text of a search in lower case, with the people and wallets that it names. */
export interface Search {
  text: string;
  people: People | undefined;
  walletIds: string[];
  /** Deposits at addresses that were derived from a key. */
  depositIds: string[];
}

const referenceDigits = 10;
// Without '#', fewer digits find too much.
const referenceDigitsMin = 4;
const txidDigitsMin = 6;

const hexPattern = /^(#|0x)?([0-9a-f]+)$/;
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
// At least six characters: the first are the same in many addresses.
const addressPattern = /^(0x[0-9a-f]{4,40}|(bc|tb|bcrt)1[0-9a-z]{3,87}|[123mn][0-9a-z]{5,34})$/;

const isTxid = (text: string): boolean => /^(0x)?[0-9a-f]{64}$/.test(text);

interface Reading {
  at: Date;
  /** The people of the search, if they are known. */
  named?: People | undefined;
  /** Where only these rows are searched. */
  of?: Table;
}

/** Before the rows are filtered: how many people there are decides how their items are found. */
export async function readSearch(
  db: Db,
  q: string | undefined,
  { at, named, of }: Reading,
): Promise<Search | undefined> {
  if (!q) return undefined;
  const text = q.toLowerCase();
  const people = isName(text) ? (named ?? (await readPeople(db, text, at))) : undefined;
  // Digits that very many names have are an amount or a reference.
  const isMeant = people?.userIds !== undefined || /[\p{L}]/u.test(text);
  // Our own addresses find no withdrawals.
  const receiving = of === 'withdrawals' ? noReceiving : await findReceiving(db, text);
  return { text, people: isMeant ? people : undefined, ...receiving };
}

const isName = (text: string): boolean =>
  !text.startsWith('#') && !idPattern.test(text) && !isTxid(text);

const depositsMax = 100;

type Receiving = Pick<Search, 'walletIds' | 'depositIds'>;

const noReceiving: Receiving = { walletIds: [], depositIds: [] };

async function findReceiving(db: Db, text: string): Promise<Receiving> {
  if (!addressPattern.test(text)) return noReceiving;
  const start = startOf(text);
  const { rows } = await sql<Receiving>`
    SELECT ARRAY(SELECT id FROM wallets WHERE lower(address) LIKE ${start}) AS "walletIds",
      ARRAY(SELECT deposits.id FROM receiving_addresses AS given
        JOIN deposits ON deposits.user_id = given.user_id AND deposits.address = given.address
        WHERE lower(given.address) LIKE ${start}
        LIMIT ${sql.lit(depositsMax)}) AS "depositIds"`.execute(db);
  return rows[0] as Receiving;
}

type Table = 'deposits' | 'withdrawals';

/** The rows that match, as parts that each have an index; the rows of few people by person. */
export function partsOf(rows: AnyRows, table: Table, search: Search): RowsPart[] {
  const { people } = search;
  const column = `${table}.user_id`;
  if (people && people.userIds === undefined) {
    return [{ rows: rows.where(isOneOf(column, people)) }];
  }
  const texts = matchText(table, search).map((match) => ({ rows: rows.where(match) }));
  const ids = people?.userIds ?? [];
  return ids.length > 0 ? [...texts, { rows, each: { column, ids } }] : texts;
}

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

function matchText(table: Table, { text, walletIds, depositIds }: Search): RawBuilder<boolean>[] {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return [
    ...matchIds(text, column),
    ...matchTxids(text, table === 'deposits' ? ['txid', 'checked_txid'] : ['txid'], column),
    ...matchAmount(text, table, column),
    ...(table === 'deposits' && walletIds.length > 0
      ? [sql<boolean>`${column('wallet_id')} = ANY(${walletIds}::uuid[])`]
      : []),
    ...(table === 'deposits' && depositIds.length > 0
      ? [sql<boolean>`${column('id')} = ANY(${depositIds}::uuid[])`]
      : []),
    ...(table === 'withdrawals' && addressPattern.test(text)
      ? [sql<boolean>`lower(${column('address')}) LIKE ${startOf(text)}`]
      : []),
  ];
}

type Column = (name: string) => RawBuilder<unknown>;

function matchIds(text: string, column: Column): RawBuilder<boolean>[] {
  if (idPattern.test(text)) return [sql<boolean>`${column('id')} = ${text}::uuid`];
  const [, sign, digits = ''] = hexPattern.exec(text) ?? [];
  const isLongEnough = sign === '#' || digits.length >= referenceDigitsMin;
  if (!digits || sign === '0x' || !isLongEnough || digits.length > referenceDigits) return [];
  const tail = sql`right(${column('id')}::text, ${sql.lit(referenceDigits)})`;
  return [sql<boolean>`${tail} LIKE ${`${digits}%`}`];
}

function matchTxids(text: string, names: readonly string[], column: Column): RawBuilder<boolean>[] {
  const [, sign, digits = ''] = hexPattern.exec(text) ?? [];
  if (digits.length < txidDigitsMin || sign === '#') return [];
  // Ids of Ethereum begin with 0x, which people leave out.
  const starts = sign === '0x' ? [text] : [digits, `0x${digits}`];
  return names.map((name) => {
    if (isTxid(text)) return sql<boolean>`${column(name)} IN (${sql.join(starts)})`;
    const begins = starts.map((start) => sql`${column(name)} LIKE ${`${start}%`}`);
    return sql<boolean>`(${sql.join(begins, sql` OR `)})`;
  });
}

function matchAmount(text: string, table: Table, column: Column): RawBuilder<boolean>[] {
  const cents = parseAmount(text);
  if (cents === undefined) return [];
  const asked = sql<boolean>`${column('amount_cents')} = ${cents}`;
  if (table === 'withdrawals') return [asked];
  const received = column('amount_received_cents');
  return [
    asked,
    sql<boolean>`(${received} = ${cents} AND ${received} <> ${column('amount_cents')})`,
  ];
}
