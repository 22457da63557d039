import { resource } from '#contract/backOffice.ts';
import { type EventKind, eventKinds } from '#contract/events.ts';
import type { ResourceName } from './resources.ts';

const starting = (...starts: string[]): EventKind[] =>
  eventKinds.filter((kind) => starts.some((start) => kind.startsWith(start)));

/** All that moves money, or is about to. */
const money = starting('deposit.', 'withdrawal.', 'adjustment.', 'reversal.');

const none: readonly EventKind[] = [];

const kinds: Partial<Record<ResourceName, readonly EventKind[]>> = {
  [resource.deposits]: starting('deposit.', 'reversal.', 'message.', 'review.'),
  [resource.withdrawals]: starting('withdrawal.', 'reversal.', 'message.', 'review.'),
  [resource.users]: money,
  transactions: money,
  quotes: starting('deposit.'),
  [resource.unclaimed]: starting('deposit.'),
  wallets: ['wallet.changed'],
};

/** The events after which records of a resource are read again. */
export const eventKindsOf = (name: ResourceName): readonly EventKind[] => kinds[name] ?? none;
