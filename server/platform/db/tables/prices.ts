import type { ColumnType, Generated } from 'kysely';
import type { Coin } from '#contract/coin.ts';

type Mutable<T> = ColumnType<T, T | undefined, T>;
type Optional<T> = ColumnType<T, T | undefined, never>;

export interface PriceTables {
  files: {
    id: string;
    user_id: string;
    purpose: 'proof' | 'qr' | 'statement';
    type: 'image/jpeg' | 'image/png' | 'image/gif' | 'application/pdf';
    size: number;
    sha256: Uint8Array;
    bytes: ColumnType<Uint8Array | null, Uint8Array, null>;
    created_at: Date;
    bytes_removed_at: Mutable<Date | null>;
  };
  wallets: {
    id: string;
    coin: Coin;
    address: string;
    qr_file_id: string | null;
    own_coin: Generated<boolean>;
    added_by: string;
    created_at: Date;
    retired_at: Mutable<Date | null>;
    retired_by: Mutable<string | null>;
    status: Mutable<'proposed' | 'approved' | 'withdrawn'>;
    asked_at: Generated<Date>;
    active_from: Mutable<Date | null>;
    kind: Generated<'address' | 'key'>;
    script: Optional<'p2wpkh' | 'eoa' | null>;
    account_key: Optional<string | null>;
    fingerprint: Optional<Uint8Array | null>;
    key_path: Optional<string | null>;
  };
  fetch_leases: { name: string; claimed_at: Date };
  rate_replies: {
    id: Generated<bigint>;
    at: Date;
    source: 'index' | 'service';
    raw: string;
    refused: string | null;
  };
  rates: { asset: Coin | 'EUR'; source: 'index' | 'service'; usd: string; at: Date };
  rate_levels: {
    asset: Coin;
    usd: string;
    at: Date;
    step_usd: Mutable<string | null>;
    step_at: Mutable<Date | null>;
  };
  rate_days: { asset: Coin | 'EUR'; day: string; usd: string; source: string };
  quotes: {
    id: string;
    user_id: string;
    coin: Coin;
    amount_cents: bigint;
    coin_units: string;
    rate_usd: string;
    sources: string[];
    as_of: Date;
    example: boolean;
    wallet_id: string;
    address: string;
    created_at: Date;
    expires_at: Date;
    sent_at: Mutable<Date | null>;
    discarded_at: Mutable<Date | null>;
    deposit_id: ColumnType<string | null, never, never>;
  };
}
