import type { AccountKeys } from './accountKeys.ts';
import type { PayoutTransactions } from './payoutTransactions.ts';

/** Ports for account keys; absent in the browser demo. */
export interface KeyPorts {
  keys?: AccountKeys;
  payouts?: PayoutTransactions;
}
