/** One allowance: so many requests per window, counted per account, client address or user. */
export interface Limit {
  count: number;
  windowMs: number;
  per: 'account' | 'address' | 'user';
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The request allowances of DESIGN section 2; RATE_LIMIT_FACTOR multiplies every count. */
export const limits = {
  signInPerAccount: { count: 10, windowMs: 15 * minuteMs, per: 'account' },
  signInPerAddress: { count: 100, windowMs: 15 * minuteMs, per: 'address' },
  signUpPerAddress: { count: 5, windowMs: hourMs, per: 'address' },
  resetPerAccount: { count: 3, windowMs: hourMs, per: 'account' },
  resetPerAddress: { count: 30, windowMs: hourMs, per: 'address' },
  proofPerUser: { count: 10, windowMs: 15 * minuteMs, per: 'user' },
  quotesPerUser: { count: 60, windowMs: hourMs, per: 'user' },
  depositsPerUser: { count: 20, windowMs: hourMs, per: 'user' },
  statementsPerUser: { count: 120, windowMs: hourMs, per: 'user' },
  withdrawalsPerUser: { count: 10, windowMs: hourMs, per: 'user' },
} as const satisfies Record<string, Limit>;

/** Names of the allowances, as rows of the contract cite them. */
export type LimitName = keyof typeof limits;

/** Uploads of one user that may be under way at once. */
export const uploadsAtOnce = 4;
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
export const proofMs = 10 * minuteMs;
/** How long a quote stands (S-227). */
export const quoteMs = 15 * minuteMs;
/** Idle and absolute lifetime of a session, by role. */
export const sessionMs = {
  user: { idle: 60 * minuteMs, absolute: 24 * hourMs },
  admin: { idle: 15 * minuteMs, absolute: 8 * hourMs },
} as const;
/** Withdrawals wait this long after a change of password or e-mail. */
export const coolingMs = 24 * hourMs;
/** How long a claim of a queued item holds; a screen that stays open renews it before. */
export const claimMs = 2 * minuteMs;
/** Rows a list may answer without `range`, and the deepest offset. */
export const listRowsMax = 10_000;
/** Rows of one page at most. */
export const pageRowsMax = 100;
