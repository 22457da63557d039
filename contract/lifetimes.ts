const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Days after which the proof of a declined deposit is deleted. */
export const declinedProofDays = 180;
/** A connection that takes nothing of a response for so long is closed. */
export const responseStallMs = 30_000;
/** Seconds that decoding one picture may take. */
export const pictureSecondsMax = 3;
/** How long a password proof holds for sensitive calls. */
export const reauthenticationMs = 10 * minuteMs;
/** How long a quote stands (S-227). */
export const quoteMs = 15 * minuteMs;
/** Idle and absolute lifetime of a session, by role. */
export const sessionMs = {
  user: { idle: 60 * minuteMs, absolute: 24 * hourMs },
  admin: { idle: 15 * minuteMs, absolute: 8 * hourMs },
} as const;
/** How long a device stays known after its last sign-in. */
export const deviceMs = 180 * 24 * hourMs;
/** How far ahead of `at` a stored moment may be: servers differ a little, and a body takes its time. */
export const clockAheadMaxMs = 5 * minuteMs;
/** Withdrawals wait this long after a change of password or e-mail. */
export const coolingMs = 24 * hourMs;
/** How long a claim of a queued item holds; a screen that stays open renews it before. */
export const reviewMs = 2 * minuteMs;
