import { boolean, type InferType, object, string } from 'yup';
import { call, messageReply } from './call.ts';

/** Who reads an item just now, and until when unless they go on. */
export const claimRecord = object({
  _id: string().defined(),
  fullName: string().defined(),
  until: string().defined(),
});

/** A live claim on the wire. */
export type Claim = InferType<typeof claimRecord>;

/** Claims keep two people from reading the same proof; they inform and never block a decision. */
export const claims = {
  claim: call({
    method: 'POST',
    path: '/claims/{id}',
    access: 'admin',
    body: object({ takeOver: boolean() }),
    reply: object({ message: string().defined(), data: claimRecord }),
  }),
  release: call({
    method: 'DELETE',
    path: '/claims/{id}',
    access: 'admin',
    reply: messageReply,
  }),
} as const;
