import type { Kysely, Transaction } from 'kysely';
import type { ChainTables } from './tables/chain.ts';
import type { FigureTables } from './tables/figures.ts';
import type { LiabilityTables } from './tables/liabilities.ts';
import type { MoneyTables } from './tables/money.ts';
import type { PayoutTables } from './tables/payouts.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PriceTables } from './tables/prices.ts';
import type { RecordTables } from './tables/records.ts';

/** Rows of every table as both engines return them: bigint cents, numeric and date as text. */
export interface Tables
  extends PeopleTables,
    PriceTables,
    MoneyTables,
    RecordTables,
    FigureTables,
    LiabilityTables,
    ChainTables,
    PayoutTables {}

export type Db = Kysely<Tables>;

export type Trx = Transaction<Tables>;
