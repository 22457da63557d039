import { messages } from '#contract/messages.ts';
import { Refusal } from './refusal.ts';

const underWay = new Map<string, number>();

/**
 * Serves an upload while its user has fewer than `most` others under way: each is held in memory
 * whole, and a slow one for minutes. Errors: 429 with Retry-After.
 */
export async function amongFewUploads<Result>(
  userId: string,
  most: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const others = underWay.get(userId) ?? 0;
  if (others >= most) {
    throw new Refusal('too-many-requests', messages.tooMany, { retryAfterS: 5 });
  }
  underWay.set(userId, others + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left > 0) underWay.set(userId, left);
    else underWay.delete(userId);
  }
}
