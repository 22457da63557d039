import { boolean, type InferType, object, string } from 'yup';
import { call, messageReply } from './call.ts';

/** Who reads an item just now, and until when unless they go on. */
export const reviewRecord = object({
  _id: string().defined(),
  fullName: string().defined(),
  until: string().defined(),
});

/** A live claim on the wire. */
export type Review = InferType<typeof reviewRecord>;

/** Claims keep two people from reading the same proof; they inform and never block a decision. */
export const reviews = {
  start: call({
    method: 'POST',
    path: '/claims/{id}',
    access: 'admin',
    body: object({ takeOver: boolean() }),
    reply: object({ message: string().defined(), data: reviewRecord }),
  }),
  release: call({
    method: 'DELETE',
    path: '/claims/{id}',
    access: 'admin',
    reply: messageReply,
  }),
} as const;
