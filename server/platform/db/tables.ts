import type { Kysely, Transaction } from 'kysely';
import type { AlarmTables } from './tables/alarms.ts';
import type { ApprovalTables } from './tables/approvals.ts';
import type { ChainTables } from './tables/chain.ts';
import type { DepositTables } from './tables/deposits.ts';
import type { FactorTables } from './tables/factors.ts';
import type { FigureTables } from './tables/figures.ts';
import type { LiabilityTables } from './tables/liabilities.ts';
import type { MoneyTables } from './tables/money.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { PayoutTables } from './tables/payouts.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PriceTables } from './tables/prices.ts';
import type { ReconciliationTables } from './tables/reconciliations.ts';
import type { RecordTables } from './tables/records.ts';
import type { SettingsTables } from './tables/settings.ts';
import type { SignInTables } from './tables/signIns.ts';
import type { WithdrawalTables } from './tables/withdrawals.ts';

/** Rows of every table as both engines return them: bigint cents, numeric and date as text. */
export interface Tables
  extends PeopleTables,
    FactorTables,
    SignInTables,
    PriceTables,
    MoneyTables,
    DepositTables,
    WithdrawalTables,
    ApprovalTables,
    RecordTables,
    SettingsTables,
    FigureTables,
    LiabilityTables,
    ChainTables,
    PaymentTables,
    AlarmTables,
    ReconciliationTables,
    PayoutTables {}

export type Db = Kysely<Tables>;

export type Trx = Transaction<Tables>;
