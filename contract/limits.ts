/** A rate limit: `count` requests per window, per account, client address, device or user. */
export interface RateLimit {
  count: number;
  windowMs: number;
  per: 'account' | 'address' | 'device' | 'user';
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The request allowances of DESIGN section 2; RATE_LIMIT_FACTOR multiplies every count. */
export const rateLimits = {
  signInPerAccount: { count: 10, windowMs: 15 * minuteMs, per: 'account' },
  signInPerAddress: { count: 100, windowMs: 15 * minuteMs, per: 'address' },
  signInPerDevice: { count: 10, windowMs: 15 * minuteMs, per: 'device' },
  signUpPerAddress: { count: 5, windowMs: hourMs, per: 'address' },
  resetPerAccount: { count: 3, windowMs: hourMs, per: 'account' },
  resetPerAddress: { count: 30, windowMs: hourMs, per: 'address' },
  registeredBeforePerAccount: { count: 1, windowMs: hourMs, per: 'account' },
  reauthenticationsPerUser: { count: 10, windowMs: 15 * minuteMs, per: 'user' },
  quotesPerUser: { count: 60, windowMs: hourMs, per: 'user' },
  depositsPerUser: { count: 20, windowMs: hourMs, per: 'user' },
  statementsPerUser: { count: 120, windowMs: hourMs, per: 'user' },
  profileUpdatesPerUser: { count: 20, windowMs: hourMs, per: 'user' },
  emailChangesPerUser: { count: 5, windowMs: 24 * hourMs, per: 'user' },
  withdrawalsPerUser: { count: 10, windowMs: hourMs, per: 'user' },
  exportsPerUser: { count: 20, windowMs: hourMs, per: 'user' },
  chainChecksPerUser: { count: 20, windowMs: hourMs, per: 'user' },
} as const satisfies Record<string, RateLimit>;

/** Names of the allowances, as rows of the contract cite them. */
export type RateLimitName = keyof typeof rateLimits;

/**
 * Networks of an IPv6 address, by their first bits: each counts as one address, with `times` the
 * count of one.
 */
export const ipv6Networks = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
] as const;
/** Deposits of one investor that may wait for review at once. */
export const pendingDepositsMax = 5;
/** Days after which the proof of a declined deposit is deleted. */
export const declinedProofDays = 180;
/** What one signed-in user may have of one server process; RATE_LIMIT_FACTOR multiplies all of it. */
export interface Share {
  /** Calls that run at the same time. */
  atOnce: number;
  /** Calls that wait for one of those to end; more are refused. */
  waiting: number;
  perSecond: number;
  /** Calls that may come together after a pause; more than any screen makes. */
  burst: number;
}

/** The share of each role, for all of its calls together. */
export const shares = {
  user: { atOnce: 4, waiting: 40, perSecond: 20, burst: 40 },
  admin: { atOnce: 16, waiting: 160, perSecond: 100, burst: 200 },
} as const satisfies Record<string, Share>;

/** Uploads of one user that may be in progress at once; none waits, since each may take minutes. */
export const uploadShare = { atOnce: 4, waiting: 0 } as const;
/** Downloads of one user that may be in progress at once. */
export const downloadsAtOnce = 2;
/** Downloads of all investors that may be in progress at once, and as many of all staff. */
export const downloadsInAll = 32;
/** A connection that takes nothing of a response for so long is closed. */
export const responseStallMs = 30_000;
/** Rows of a statement as PDF. */
export const pdfRowsMax = 2_000;
/** Bytes a user may upload in one day. */
export const uploadBytesPerDay = 50 * 1024 * 1024;
/** Largest proof or QR file, in bytes. */
export const fileBytesMax = 10 * 1024 * 1024;
/** Largest picture, in pixels, that is opened at all. */
export const imagePixelsMax = 40_000_000;
/** Seconds that decoding one picture may take. */
export const pictureSecondsMax = 3;
/** Scans of one JPEG; an ordinary progressive one has about ten. */
export const jpegScansMax = 50;
/** Samples of a JPEG in several scans: its decoder holds two bytes for each at once. */
export const jpegHeldSamplesMax = 24_000_000;
/** Pixels of an interlaced or 16-bit PNG, or of a GIF: its decoder holds the whole picture. */
export const heldPixelsMax = 10_000_000;
/** Largest JSON body, in bytes. */
export const jsonBytesMax = 64 * 1024;
/** Shortest password the server takes (S-119). */
export const passwordLengthMin = 8;
/** Longest password; more would only cost hashing time. */
export const passwordLengthMax = 200;
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
/** Rows a list may answer without `range`, and the deepest offset. */
export const listRowsMax = 10_000;
/** Rows an investor's list may answer without `range`. */
export const ownListRowsMax = 1_000;
/** Rows of one page at most. */
export const pageRowsMax = 100;
/** Characters of a User-Agent header that are read at all; what browsers send is shorter. */
export const userAgentLengthMax = 300;
