import type { BodyOf } from '#contract/call.ts';
import { payouts } from '#contract/payouts.ts';
import { send } from '#src/shared/api/send.ts';

type WithId<C> = { id: string } & BodyOf<C>;

/** The commands of payouts, apart from those that the list of deposits loads. */
export const payoutCommands = {
  make: (body: BodyOf<typeof payouts.make>, once: { idempotencyKey: string }) =>
    send(payouts.make, { body, ...once }),
  sign: ({ id, ...body }: WithId<typeof payouts.sign>) =>
    send(payouts.sign, { params: { id }, body }),
  send: ({ id }: { id: string }) => send(payouts.send, { params: { id } }),
  replace: ({ id, ...body }: WithId<typeof payouts.replace>, once: { idempotencyKey: string }) =>
    send(payouts.replace, { params: { id }, body, ...once }),
  cancel: ({ id, ...body }: WithId<typeof payouts.cancel>) =>
    send(payouts.cancel, { params: { id }, body }),
} as const;
