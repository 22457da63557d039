export interface FigureTables {
  daily_figures: {
    day: string;
    in_cents: bigint;
    out_cents: bigint;
    deposits: number;
    withdrawals: number;
    confirmed: number;
    declined: number;
    wait_p50_s: number | null;
    wait_p95_s: number | null;
    owed_cents: bigint;
  };
  daily_reasons: { day: string; reason: string; declined: number };
  daily_wallets: { wallet_id: string; day: string; deposits: number; received_cents: bigint };
}
