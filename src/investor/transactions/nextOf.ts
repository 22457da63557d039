import type { Quote } from '#contract/prices.ts';
import { reference } from '#contract/reference.ts';
import { copy } from './copy.ts';

/** The page of a deposit that is not submitted yet. */
export const quotePath = ({ quoteId }: Quote): string => `/user/deposit?quote=${quoteId}`;

/** The status of an open deposit, and the words of the link that leads on. */
export function nextOf({ quoteId, sentAt }: Quote) {
  const name = reference(quoteId);
  return sentAt
    ? ({ status: 'awaiting proof', text: copy.addProof, label: copy.addProofOf(name) } as const)
    : ({ status: 'awaiting payment', text: copy.resume, label: copy.resumeOf(name) } as const);
}
