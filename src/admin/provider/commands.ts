import type { BodyOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { send } from '#src/shared/api/send.ts';

const { deposits, prices, staff, users, wallets, withdrawals } = calls;

type Of<Row> = { id: string } & BodyOf<Row>;
type Alone = { id: string };

/** How money moves once however often it is asked (S-360). */
interface Once {
  idempotencyKey: string;
}

/** What staff can do, each method one call; all throw Refusal or Unreachable (S-371). */
export const commands = {
  confirmDeposit: ({ id, ...body }: Of<typeof deposits.confirm>, once: Once) =>
    send(deposits.confirm, { params: { depositId: id }, body, ...once }),
  declineDeposit: ({ id, ...body }: Of<typeof deposits.decline>, once: Once) =>
    send(deposits.decline, { params: { depositId: id }, body, ...once }),
  approveWithdrawal: ({ id }: Alone, once: Once) =>
    send(withdrawals.approve, { params: { id }, ...once }),
  declineWithdrawal: ({ id, ...body }: Of<typeof withdrawals.decline>, once: Once) =>
    send(withdrawals.decline, { params: { id }, body, ...once }),
  startPayment: ({ id }: Alone, once: Once) =>
    send(withdrawals.startPayment, { params: { id }, ...once }),
  stopPayment: ({ id }: Alone, once: Once) =>
    send(withdrawals.stopPayment, { params: { id }, ...once }),
  payWithdrawal: ({ id, ...body }: Of<typeof withdrawals.pay>, once: Once) =>
    send(withdrawals.pay, { params: { id }, body, ...once }),
  verifyUser: ({ id, ...body }: Of<typeof users.verify>) =>
    send(users.verify, { params: { userId: id }, body }),
  unverifyUser: ({ id, ...body }: Of<typeof users.unverify>) =>
    send(users.unverify, { params: { userId: id }, body }),
  suspendUser: ({ id, ...body }: Of<typeof users.suspend>) =>
    send(users.suspend, { params: { id }, body }),
  unsuspendUser: ({ id, ...body }: Of<typeof users.unsuspend>) =>
    send(users.unsuspend, { params: { id }, body }),
  endSessions: ({ id }: Alone) => send(users.endSessions, { params: { id } }),
  closeUser: ({ id }: Alone) => send(users.close, { params: { userId: id } }),
  adjustBalance: ({ id, ...body }: Of<typeof users.adjust>, once: Once) =>
    send(users.adjust, { params: { userId: id }, body, ...once }),
  inviteStaff: (body: BodyOf<typeof staff.invite>) => send(staff.invite, { body }),
  setRole: ({ id, ...body }: Of<typeof staff.setRole>) =>
    send(staff.setRole, { params: { id }, body }),
  acceptPrice: (body: BodyOf<typeof prices.accept>) => send(prices.accept, { body }),
  addWallet: (body: BodyOf<typeof wallets.add>) => send(wallets.add, { body }),
  deleteWallet: ({ id }: Alone) => send(wallets.remove, { params: { walletId: id } }),
};

/** The commands of the back-office. */
export type Commands = typeof commands;
