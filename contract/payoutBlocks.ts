import { messages } from './messages.ts';

export const payoutBlocks = ['suspended', 'closed', 'reported', 'waiting', 'paused'] as const;

export type PayoutBlock = (typeof payoutBlocks)[number];

export const payoutBlockMessages: Record<PayoutBlock, string> = {
  suspended: 'This account is suspended. It cannot be paid until the suspension is lifted.',
  closed: 'This account is closed. It cannot be paid.',
  reported:
    'The owner reported a withdrawal they did not request. This account cannot be paid until they set a new password and 24 hours have passed.',
  waiting:
    'The password or email address of this account changed less than 24 hours ago. It cannot be paid yet.',
  paused: messages.withdrawalsPaused,
};
