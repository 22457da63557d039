import type { balances } from '#contract/balances.ts';
import type { Call, ReplyOf } from '#contract/call.ts';
import type { profile } from '#contract/profile.ts';
import type { settings } from '#contract/settings.ts';
import type { transactions } from '#contract/transactions.ts';
import { session } from '#src/shared/session/session.ts';

interface Answer<C extends Call> {
  headers: Headers;
  body: ReplyOf<C>;
}

/** The answers that draw the overview. */
export interface FirstAnswers {
  profile: Answer<typeof profile.read>;
  summary: Answer<typeof balances.summary>;
  history: Answer<typeof balances.history>;
  latest: Answer<typeof transactions.own>;
  settings: Answer<typeof settings.read>;
}

/** The questions of the frame of the overview, before the app's scripts are there. */
export interface FirstQuestions {
  /** The session that asks. */
  token: string;
  askedMs: number;
  /** Undefined until all have arrived. */
  answers?: FirstAnswers;
  /** When all have arrived, or one has failed. */
  ended: Promise<void>;
}

declare global {
  var firstQuestions: FirstQuestions | undefined;
}

const waitMsMax = 2000;

/**
 * Waits for answers that are on their way: the same question again would be answered later. The
 * session then has the profile of now, before a page reads it.
 */
export async function waitForFirstAnswers(): Promise<void> {
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, waitMsMax));
  await Promise.race([globalThis.firstQuestions?.ended, tooLate]);
  const { answers } = globalThis.firstQuestions ?? {};
  if (answers) session.update(answers.profile.body.data);
}

/** Returns what the session of the token has asked for, once. */
export function takeFirstQuestions(token: string): FirstQuestions | undefined {
  const questions = globalThis.firstQuestions;
  globalThis.firstQuestions = undefined;
  return questions?.token === token ? questions : undefined;
}
