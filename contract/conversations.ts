import { array, boolean, type InferType, number, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { messages } from './messages.ts';
import { text } from './rules.ts';
import { messageLengthMax } from './sizes.ts';

/** The side that writes next: `investor` after a question of staff, `staff` after an answer. */
export const awaitedSides = ['investor', 'staff'] as const;

export type AwaitedSide = (typeof awaitedSides)[number];

export const awaits = () => string<AwaitedSide>().oneOf(awaitedSides).nullable().defined();

/** Of a deposit or withdrawal: who writes next, and how many messages there are. */
export const correspondence = () => ({ awaits: awaits(), messages: number().defined() });

/** `by` is the author's name, for staff only; `readAt` is when the other side read it. */
export const writtenMessage = object({
  _id: string().defined(),
  at: string().defined(),
  byStaff: boolean().defined(),
  by: string().nullable().defined(),
  text: string().defined(),
  readAt: string().nullable().defined(),
});

export type WrittenMessage = InferType<typeof writtenMessage>;

const messageRules = object({
  text: text(messageLengthMax).required(messages.messageMissing),
});

/** Messages about a deposit or withdrawal, by its id: of its investor, and of staff. */
export const conversations = {
  read: call({
    method: 'GET',
    path: '/conversations/{id}',
    access: 'user',
    reply: object({ data: array(writtenMessage).defined() }),
  }),
  write: call({
    method: 'POST',
    path: '/conversations/{id}/messages',
    access: 'user',
    money: true,
    rateLimits: ['messagesPerUser'],
    body: messageRules,
    reply: object({ message: string().defined(), data: writtenMessage }),
  }),
  markRead: call({
    method: 'POST',
    path: '/conversations/{id}/read',
    access: 'user',
    reply: messageReply,
  }),
} as const;
