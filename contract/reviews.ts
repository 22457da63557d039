import { boolean, type InferType, object, string } from 'yup';
import { call, messageReply } from './call.ts';

/** The staff member who looks at an item, and when the review expires unless it is renewed. */
export const reviewRecord = object({
  _id: string().defined(),
  fullName: string().defined(),
  until: string().defined(),
});

export type Review = InferType<typeof reviewRecord>;

/** Reviews keep two people from the same receipt; they inform and never block a decision. */
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
