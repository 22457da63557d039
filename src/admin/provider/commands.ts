import type { BodyOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { send } from '#src/shared/api/send.ts';

const { deposits, users, wallets } = calls;

type Of<Row> = { id: string } & BodyOf<Row>;

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
  verifyUser: ({ id, ...body }: Of<typeof users.verify>) =>
    send(users.verify, { params: { userId: id }, body }),
  unverifyUser: ({ id, ...body }: Of<typeof users.unverify>) =>
    send(users.unverify, { params: { userId: id }, body }),
  closeUser: ({ id }: { id: string }) => send(users.close, { params: { userId: id } }),
  adjustBalance: ({ id, ...body }: Of<typeof users.adjust>, once: Once) =>
    send(users.adjust, { params: { userId: id }, body, ...once }),
  addWallet: (body: BodyOf<typeof wallets.add>) => send(wallets.add, { body }),
  deleteWallet: ({ id }: { id: string }) => send(wallets.remove, { params: { walletId: id } }),
};

/** The commands of the back-office. */
export type Commands = typeof commands;
