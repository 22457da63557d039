import { accountKeys } from '#contract/accountKeys.ts';
import { alarms } from '#contract/alarms.ts';
import { approvals } from '#contract/approvals.ts';
import type { BodyOf, ParamsOf, QueryOf } from '#contract/call.ts';
import { chain } from '#contract/chain.ts';
import { conversations } from '#contract/conversations.ts';
import { deposits } from '#contract/deposits.ts';
import { liabilities } from '#contract/liabilities.ts';
import { prices } from '#contract/prices.ts';
import { reconciliations } from '#contract/reconciliations.ts';
import { resets } from '#contract/resets.ts';
import { reversals } from '#contract/reversals.ts';
import { rulePresets } from '#contract/rulePresets.ts';
import { staff } from '#contract/staff.ts';
import { users } from '#contract/users.ts';
import { wallets } from '#contract/wallets.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { send } from '#src/shared/api/send.ts';

type WithId<C> = { id: string } & BodyOf<C>;
type IdOnly = { id: string };

/** Makes a repeat of a money call safe. */
interface Once {
  idempotencyKey: string;
}

/** All commands of staff. Errors: ApiError, NetworkError. */
export const commands = {
  confirmDeposit: ({ id, ...body }: WithId<typeof deposits.confirm>, once: Once) =>
    send(deposits.confirm, { params: { depositId: id }, body, ...once }),
  declineDeposit: ({ id, ...body }: WithId<typeof deposits.decline>, once: Once) =>
    send(deposits.decline, { params: { depositId: id }, body, ...once }),
  linkPayment: ({ id, paymentId }: IdOnly & { paymentId: string }) =>
    send(chain.link, { params: { id: paymentId }, body: { depositId: id } }),
  claimPayment: ({ id, ...body }: WithId<typeof chain.claim>, once: Once) =>
    send(chain.claim, { params: { id }, body, ...once }),
  addDepositNote: ({ id, ...body }: WithId<typeof deposits.addNote>) =>
    send(deposits.addNote, { params: { id }, body }),
  writeMessage: ({ id, ...body }: WithId<typeof conversations.write>, once: Once) =>
    send(conversations.write, { params: { id }, body, ...once }),
  assignDeposits: (body: BodyOf<typeof deposits.assign>) => send(deposits.assign, { body }),
  approveWithdrawal: ({ id, ...body }: WithId<typeof withdrawals.approve>, once: Once) =>
    send(withdrawals.approve, { params: { id }, body, ...once }),
  declineWithdrawal: ({ id, ...body }: WithId<typeof withdrawals.decline>, once: Once) =>
    send(withdrawals.decline, { params: { id }, body, ...once }),
  startPayment: ({ id }: IdOnly, once: Once) =>
    send(withdrawals.startPayment, { params: { id }, ...once }),
  stopPayment: ({ id }: IdOnly, once: Once) =>
    send(withdrawals.stopPayment, { params: { id }, ...once }),
  payWithdrawal: ({ id, ...body }: WithId<typeof withdrawals.pay>, once: Once) =>
    send(withdrawals.pay, { params: { id }, body, ...once }),
  verifyUser: ({ id, ...body }: WithId<typeof users.verify>) =>
    send(users.verify, { params: { userId: id }, body }),
  unverifyUser: ({ id, ...body }: WithId<typeof users.unverify>) =>
    send(users.unverify, { params: { userId: id }, body }),
  suspendUser: ({ id, ...body }: WithId<typeof users.suspend>) =>
    send(users.suspend, { params: { id }, body }),
  unsuspendUser: ({ id, ...body }: WithId<typeof users.unsuspend>) =>
    send(users.unsuspend, { params: { id }, body }),
  endSessions: ({ id }: IdOnly) => send(users.endSessions, { params: { id } }),
  closeUser: ({ id, ...body }: WithId<typeof users.close>) =>
    send(users.close, { params: { userId: id }, body }),
  adjustBalance: ({ id, ...body }: WithId<typeof users.adjust>, once: Once) =>
    send(users.adjust, { params: { userId: id }, body, ...once }),
  inviteStaff: (body: BodyOf<typeof staff.invite>) => send(staff.invite, { body }),
  inviteAgain: ({ id }: { id: string }) => send(staff.inviteAgain, { params: { id } }),
  setRole: ({ id, ...body }: WithId<typeof staff.setRole>) =>
    send(staff.setRole, { params: { id }, body }),
  setDuties: ({ id, ...body }: WithId<typeof staff.setDuties>) =>
    send(staff.setDuties, { params: { id }, body }),
  proposeRule: (body: BodyOf<typeof approvals.proposeRule>) =>
    send(approvals.proposeRule, { body }),
  proposePreset: (body: BodyOf<typeof rulePresets.propose>) => send(rulePresets.propose, { body }),
  approveRule: ({ id, ...body }: WithId<typeof approvals.approveRule>) =>
    send(approvals.approveRule, { params: { id }, body }),
  approveWallet: ({ id, ...body }: WithId<typeof approvals.approveWallet>) =>
    send(approvals.approveWallet, { params: { id }, body }),
  approveAdjustment: ({ id, ...body }: WithId<typeof approvals.approveWallet>, once: Once) =>
    send(approvals.approveAdjustment, { params: { id }, body, ...once }),
  approveReversal: ({ id, ...body }: WithId<typeof approvals.approveWallet>, once: Once) =>
    send(approvals.approveReversal, { params: { id }, body, ...once }),
  reverse: (body: BodyOf<typeof reversals.create>, once: Once) =>
    send(reversals.create, { body, ...once }),
  approveDuty: ({ id, ...body }: WithId<typeof approvals.approveDuty>) =>
    send(approvals.approveDuty, { params: { id }, body }),
  approveReset: ({ id, ...body }: WithId<typeof approvals.approveReset>) =>
    send(approvals.approveReset, { params: { id }, body }),
  proposeReset: (body: BodyOf<typeof resets.propose>) => send(resets.propose, { body }),
  closeAlarm: ({ id, ...body }: WithId<typeof alarms.close>) =>
    send(alarms.close, { params: { id }, body }),
  makeReconciliation: (body: BodyOf<typeof reconciliations.make>) =>
    send(reconciliations.make, { body }),
  closeReconciliation: ({ id, ...body }: WithId<typeof reconciliations.close>) =>
    send(reconciliations.close, { params: { id }, body }),
  withdrawProposal: (params: ParamsOf<typeof approvals.withdraw>) =>
    send(approvals.withdraw, { params }),
  object: ({ reason, ...params }: ParamsOf<typeof approvals.object> & { reason: string }) =>
    send(approvals.object, { params, body: { reason } }),
  liftObjection: (params: ParamsOf<typeof approvals.lift>) => send(approvals.lift, { params }),
  takeSnapshot: () => send(liabilities.take),
  acceptPrice: (body: BodyOf<typeof prices.accept>) => send(prices.accept, { body }),
  addWallet: (body: BodyOf<typeof wallets.add>) => send(wallets.add, { body }),
  addAccountKey: (body: BodyOf<typeof accountKeys.add>) => send(accountKeys.add, { body }),
  deleteWallet: ({ id, ...query }: IdOnly & QueryOf<typeof wallets.remove>) =>
    send(wallets.remove, { params: { walletId: id }, query }),
};
