import { object, string } from 'yup';
import { call } from './call.ts';
import { messages } from './messages.ts';
import { text } from './rules.ts';

/** For an account whose owner lost the second factor; all factors go, a day later at the earliest. */
export const resets = {
  propose: call({
    method: 'POST',
    path: '/second-factor-resets',
    access: 'admin',
    duty: 'people',
    requiresPassword: true,
    signed: true,
    body: object({
      userId: string().uuid().required(),
      reason: text(500).required(messages.reasonRequired),
    }),
    reply: object({
      message: string().defined(),
      data: object({
        _id: string().defined(),
        /** Null until the approvals are complete. */
        effectiveFrom: string().nullable().defined(),
      }),
    }),
  }),
} as const;
