const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A rate limit: `count` requests per window, per account, client address, device or user. */
export interface RateLimit {
  count: number;
  windowMs: number;
  per: 'account' | 'address' | 'device' | 'user';
}

/** RATE_LIMIT_FACTOR multiplies every count. */
export const rateLimits = {
  signInPerAccount: { count: 10, windowMs: 15 * minuteMs, per: 'account' },
  signInPerAddress: { count: 100, windowMs: 15 * minuteMs, per: 'address' },
  signInPerDevice: { count: 10, windowMs: 15 * minuteMs, per: 'device' },
  signUpPerAddress: { count: 5, windowMs: hourMs, per: 'address' },
  resetPerAccount: { count: 3, windowMs: hourMs, per: 'account' },
  verificationPerAccount: { count: 3, windowMs: hourMs, per: 'account' },
  resetPerAddress: { count: 30, windowMs: hourMs, per: 'address' },
  registeredBeforePerAccount: { count: 1, windowMs: hourMs, per: 'account' },
  reauthenticationsPerUser: { count: 10, windowMs: 15 * minuteMs, per: 'user' },
  secondFactorPerAccount: { count: 10, windowMs: 15 * minuteMs, per: 'account' },
  guessMailPerAccount: { count: 1, windowMs: 24 * hourMs, per: 'account' },
  factorChangesPerUser: { count: 20, windowMs: hourMs, per: 'user' },
  challengesPerUser: { count: 120, windowMs: hourMs, per: 'user' },
  quotesPerUser: { count: 60, windowMs: hourMs, per: 'user' },
  quoteStepsPerUser: { count: 240, windowMs: hourMs, per: 'user' },
  depositsPerUser: { count: 20, windowMs: hourMs, per: 'user' },
  proofsPerUser: { count: 20, windowMs: hourMs, per: 'user' },
  issuePerUser: { count: 12, windowMs: hourMs, per: 'user' },
  statementsPerUser: { count: 120, windowMs: hourMs, per: 'user' },
  profileUpdatesPerUser: { count: 20, windowMs: hourMs, per: 'user' },
  emailChangesPerUser: { count: 5, windowMs: 24 * hourMs, per: 'user' },
  withdrawalsPerUser: { count: 10, windowMs: hourMs, per: 'user' },
  addressChecksPerUser: { count: 120, windowMs: hourMs, per: 'user' },
  addressBookPerUser: { count: 20, windowMs: hourMs, per: 'user' },
  exportsPerUser: { count: 20, windowMs: hourMs, per: 'user' },
  messagesPerUser: { count: 60, windowMs: hourMs, per: 'user' },
  proofsPerAddress: { count: 600, windowMs: hourMs, per: 'address' },
  chainChecksPerUser: { count: 20, windowMs: hourMs, per: 'user' },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** Networks of an IPv6 address by prefix: each counts as one address with `times` its count. */
export const ipv6Networks = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
] as const;

export const pendingDepositsMax = 5;

// Capacity of one server process for one user; RATE_LIMIT_FACTOR multiplies all of it.
export interface Share {
  atOnce: number;
  waiting: number;
  perSecond: number;
  /** Calls that may arrive at once after a pause; more than any screen makes. */
  burst: number;
}

export const shares = {
  user: { atOnce: 4, waiting: 40, perSecond: 20, burst: 40 },
  admin: { atOnce: 16, waiting: 160, perSecond: 100, burst: 200 },
} as const satisfies Record<string, Share>;

export const uploadConcurrency = { atOnce: 4, waiting: 0 } as const;

export const downloadsAtOnce = 2;

export const downloadsInAll = 32;

export const streamsPerUser = 4;

export const uploadBytesPerDay = 50 * 1024 * 1024;
