import type { DepositRecord } from '../provider/records.ts';

/**
 * Whether a decision may be offered: there is a deposit (S-289) and it is pending (S-293). A dialog
 * that is open stays, so that it can say who was faster.
 */
export const canDecide = (
  deposit: DepositRecord | undefined,
  open: boolean,
): deposit is DepositRecord => deposit !== undefined && (deposit.status === 'pending' || open);
