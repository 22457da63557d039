const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Days after which the receipt of a declined deposit is deleted. */
export const declinedReceiptDays = 180;
/** A connection that reads nothing of a response for this long is closed. */
export const responseStallMs = 30_000;
/** Events are read at least this often; a nudge after each commit reads them at once. */
export const eventPollMs = 15_000;
/** An idle stream of events shows that it is alive. */
export const stillEveryMs = 20_000;
/** After this time a client that returns reads everything again. */
export const eventsMs = 7 * 24 * hourMs;
export const pictureSecondsMax = 3;
export const reauthenticationMs = 10 * minuteMs;
/** A sign-in waits so long for its second factor, and a browser for a passkey. */
export const challengeMs = 5 * minuteMs;
export const quoteMs = 15 * minuteMs;
/** So long after its end a quote is shown: its coin may have been sent in time. */
export const endedQuoteMs = 24 * hourMs;
export const sessionMs = {
  user: { idle: 60 * minuteMs, absolute: 24 * hourMs },
  admin: { idle: 15 * minuteMs, absolute: 8 * hourMs },
} as const;
export const deviceMs = 180 * 24 * hourMs;
/** Attempts to sign in, in the history of an account. */
export const signInHistoryMs = 90 * 24 * hourMs;
/** Clocks of servers differ, and a body takes time to arrive. */
export const clockAheadMaxMs = 5 * minuteMs;
export const withdrawalDelayMs = 24 * hourMs;
/** A deposit is due soon when its review time ends within this. */
export const dueSoonMs = 6 * hourMs;
export const reviewMs = 2 * minuteMs;
