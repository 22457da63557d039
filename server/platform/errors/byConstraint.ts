import type { ErrorCode } from '#contract/error.ts';
import { messages } from '#contract/messages.ts';
import { platformMessages } from './messages.ts';

/** The errors of constraints that hold in any case, by the name of the constraint. */
export const byConstraint: Record<string, [ErrorCode, string]> = {
  accounts_balance_not_negative: ['rule', messages.insufficientBalance],
  deposits_not_own: ['forbidden', platformMessages.ownDecision],
  deposits_not_own_assigned: ['forbidden', platformMessages.ownDecision],
  withdrawals_not_own: ['forbidden', platformMessages.ownDecision],
  adjustments_not_own: ['forbidden', platformMessages.ownDecision],
  approval_rules_kind: ['rule', platformMessages.ruleUnfit],
  wallets_account_key: ['conflict', platformMessages.keyKnown],
  approval_rules_reset: ['rule', platformMessages.ruleUnfit],
  approval_rules_alarm: ['rule', platformMessages.ruleUnfit],
  approval_rules_first: ['rule', platformMessages.ruleUnfit],
  reconciliations_note: ['rule', platformMessages.differenceNeedsNote],
  settings_fees: ['rule', platformMessages.feesUnfit],
  payouts_step: ['conflict', platformMessages.payoutStep],
  payout_items_address: ['rule', platformMessages.payoutAddressTwice],
  payout_items_open: ['conflict', platformMessages.inPayout],
  withdrawals_in_payout: ['conflict', platformMessages.inPayout],
  settings_alarm: ['conflict', platformMessages.alarmOpen],
  settings_confirmations: ['rule', platformMessages.confirmationsUnfit],
  approvals_wait: ['conflict', platformMessages.stillWaiting],
  adjustment_proposals_not_own: ['forbidden', platformMessages.ownDecision],
  reversals_not_own: ['forbidden', platformMessages.ownDecision],
  reversals_once: ['conflict', platformMessages.reversedBefore],
  resets_not_own: ['forbidden', platformMessages.ownDecision],
  resets_open: ['conflict', platformMessages.resetBefore],
  objections_open: ['conflict', platformMessages.objectedBefore],
  approvals_once: ['conflict', platformMessages.approvedBefore],
  duty_changes_held: ['forbidden', platformMessages.dutyMissing('People')],
  duties_last_holder: ['conflict', platformMessages.lastHolder],
  deposits_checked_once: ['conflict', platformMessages.txidTaken],
  withdrawals_txid_once: ['conflict', platformMessages.paymentTaken],
};
