import { reference } from '#contract/reference.ts';
import type { CurrentQuote } from '#src/investor/payment/useQuote.ts';
import { copy } from './copy.ts';

/** The page of a deposit that is not submitted yet. */
export const quotePath = ({ quoteId }: CurrentQuote): string => `/user/deposit?quote=${quoteId}`;

/** Whether a quote ended without a report that its coin was sent. */
export const isEnded = ({ sentAt, validUntilMs }: CurrentQuote): boolean =>
  sentAt === null && validUntilMs <= Date.now();

/** The status of an open deposit, and the words of the link that leads on. */
export function nextOf(quote: CurrentQuote) {
  const { quoteId, sentAt } = quote;
  const name = reference(quoteId);
  if (isEnded(quote)) {
    return { status: 'quote ended', text: copy.didSend, label: copy.didSendOf(name) } as const;
  }
  return sentAt
    ? ({ status: 'not submitted', text: copy.finish, label: copy.finishOf(name) } as const)
    : ({ status: 'awaiting payment', text: copy.resume, label: copy.resumeOf(name) } as const);
}
