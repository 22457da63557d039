import type { QueryOf } from '#contract/call.ts';
import { type Coin, coinNames } from '#contract/coin.ts';
import type { wallets } from '#contract/wallets.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import type { SignedIn } from '#server/platform/http/session.ts';
import { walletMessages } from './messages.ts';

/** The choice of what follows the active address: an earlier one, or no deposits of its coin. */
export type Choice = QueryOf<typeof wallets.remove>;

/** The choice for the active address; undefined for another one. */
export function requireChoice({ next, successor }: Choice, isActive: boolean, previousId?: string) {
  if (!isActive) {
    if (next) throw new ApiError('conflict', walletMessages.noLongerActive);
    return undefined;
  }
  if (!next) throw fieldError('next', walletMessages.nextRequired);
  if (next === 'pause') return next;
  if (previousId === undefined) throw fieldError('next', walletMessages.noPrevious);
  if (successor && successor !== previousId) {
    throw new ApiError('conflict', walletMessages.otherSuccessor);
  }
  return next;
}

interface Outcome {
  coin: Coin;
  next: Choice['next'];
  actor: SignedIn;
}

/** The sentence of the mail to staff about the addresses that were deleted. */
export const summaryOf = ({ coin, next, actor }: Outcome) =>
  next === 'pause'
    ? `${actor.fullName} deleted the addresses that ${coinNames[coin]} deposits go to: they are paused.`
    : `${actor.fullName} deleted the address that ${coinNames[coin]} deposits go to: the earlier one is active again.`;
