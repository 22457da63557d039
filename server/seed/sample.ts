import { type RawBuilder, sql } from 'kysely';

/** The mark makes the ids differ from those of other runs. */
export interface Sample {
  mark: string;
  /** Under a million. */
  salt: number;
  at: Date;
  /** Twelve months earlier: the earliest time in its data. */
  from: Date;
  users: number;
  deposits: number;
  /** Number in the name of the first user of this run. */
  firstNumber: number;
  staffId: string;
  walletIds: { BTC: string; ETH: string };
}

/** Receiving addresses that no wallet pays (docs/decisions/0021). */
export const sampleAddresses = {
  BTC: 'tb1qsamplesamplesamplesamplesamplesa4e6muk',
  ETH: '0xde30DE30de30DE30de30DE30de30DE30de30DE30',
} as const;

/** One purpose per random choice, so that the choices are independent. */
const purposes = [
  'user',
  'verified',
  'coin',
  'amount',
  'proof',
  'late',
  'wait',
  'outcome',
  'received',
  'account',
  'share',
  'day',
] as const;

/** From 0 to under 1, the same on every call; never part of arithmetic on money. */
export function fraction(
  { salt }: Sample,
  purpose: (typeof purposes)[number],
  column: RawBuilder<unknown>,
): RawBuilder<number> {
  const seed = salt * purposes.length + purposes.indexOf(purpose);
  return sql`((hashint8extended(${column}, ${sql.lit(seed)}) & 1073741823)
    / 1073741824.0::float8)`;
}

/** Begins with n, so that consecutive rows are adjacent in each index. */
export function sampleId(
  { mark }: Sample,
  kind: 'user' | 'deposit' | 'withdrawal' | 'adjustment' | 'verification' | 'file',
  column: RawBuilder<unknown>,
): RawBuilder<string> {
  const digits = sql`md5(${sql.lit(mark + kind)} || ${column})`;
  return sql`(lpad(to_hex(${column}), 8, '0') || substr(${digits}, 1, 4) || '4'
    || substr(${digits}, 5, 3) || '8' || substr(${digits}, 8, 15))::uuid`;
}

/** A transaction id with a row of zeros, so that no chain has it; both ends can be compared. */
export function sampleTxid(
  { mark }: Sample,
  column: RawBuilder<unknown>,
  isBitcoin: RawBuilder<boolean>,
): RawBuilder<string> {
  return sql`CASE WHEN ${isBitcoin} THEN '' ELSE '0x' END || lpad(to_hex(${column}), 8, '0')
    || repeat('0', 24) || md5(${sql.lit(mark)} || ${column})`;
}

/** In turn, so that even a small sample has each of them. */
export function inTurn(texts: readonly string[], column: RawBuilder<unknown>): RawBuilder<string> {
  const choices = sql.join(texts.map((text) => sql.lit(text)));
  return sql`(ARRAY[${choices}])[1 + (${column}) % ${sql.lit(texts.length)}]`;
}
