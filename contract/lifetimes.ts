const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Days after which the receipt of a declined deposit is deleted. */
export const declinedReceiptDays = 180;
/** A connection that reads nothing of a response for this long is closed. */
export const responseStallMs = 30_000;
/** Time limit for decoding one picture, in seconds. */
export const pictureSecondsMax = 3;
/** Time for which a typed password allows sensitive calls. */
export const reauthenticationMs = 10 * minuteMs;
/** Lifetime of a quote (S-227). */
export const quoteMs = 15 * minuteMs;
export const sessionMs = {
  user: { idle: 60 * minuteMs, absolute: 24 * hourMs },
  admin: { idle: 15 * minuteMs, absolute: 8 * hourMs },
} as const;
/** Time for which a device stays known after its last sign-in. */
export const deviceMs = 180 * 24 * hourMs;
/**
 * Tolerance for stored times ahead of `at`: clocks of servers differ, and a body takes time to
 * arrive.
 */
export const clockAheadMaxMs = 5 * minuteMs;
/** Delay of withdrawals after a change of password or e-mail address. */
export const withdrawalDelayMs = 24 * hourMs;
/** Lifetime of a review; an open screen renews it earlier. */
export const reviewMs = 2 * minuteMs;
