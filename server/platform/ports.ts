import type { Coin } from '#contract/coin.ts';
import type { MarketWidgets } from '#contract/settings.ts';
import type { Db } from './db/tables.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Type and size of a picture, by its content. */
export interface Picture {
  type: 'image/jpeg' | 'image/png' | 'image/gif';
  width: number;
  height: number;
}

/** Decodes pictures: with sharp in Node, with its own decoders in a browser. */
export interface Images {
  /** Undefined if the bytes are not a picture. */
  inspect(bytes: Uint8Array): Promise<Picture | undefined>;
  /** RGBA pixels, at most 2,000 on the longer side. */
  pixels(bytes: Uint8Array): Promise<{ data: Uint8Array; width: number; height: number }>;
}

/** The content of a PDF file: title, details, a table, totals and a footer. */
export interface Sheet {
  title: string;
  details: readonly (readonly [name: string, value: string])[];
  /** `share` is the part of the width; figures align right. */
  columns: readonly { name: string; share: number; figures?: true }[];
  rows: readonly (readonly string[])[];
  /** Shown if there are no rows. */
  empty: string;
  totals: readonly (readonly [name: string, value: string])[];
  foot: string;
}

/** Fetches the replies of the two price services; absent where none is configured. */
export interface PriceServices {
  index?: () => Promise<string>;
  service?: () => Promise<string>;
}

/** The operator's identity; only from the environment. */
export interface Operator {
  legalName: string | null;
  companyNumber: string | null;
  address: string | null;
  support: string | null;
}

/** Configuration of the app; docs/operating.md lists the variables. */
export interface Config {
  demo: boolean;
  publicUrl: string;
  mailConfigured: boolean;
  operator: Operator;
  marketWidgets: MarketWidgets;
  /** Page of the external chart that a sandboxed frame may show. */
  marketChartUrl: string;
  rateLimitFactor: number;
  priceMaxAgeMs: number;
  priceMaxDivergence: number;
  /** Whether one source is enough for a quote in production; demo mode never needs two. */
  priceSingleSource: boolean;
  /** Writes are refused below this much free disk. */
  diskReserveBytes: number;
  corsOrigins: readonly string[];
  trustedProxies: readonly string[];
}

/**
 * The queue for a password hash; `known` goes first. A `stranger` is an unknown user or origin, a
 * sign-up or a reset.
 */
export type Lane = 'known' | 'stranger';

/** Result of the last background check; nothing is ready before the first. */
export interface Health {
  /** Why the server is not ready, as a sentence; undefined when it is. */
  notReadyReason: string | undefined;
  /** True while an invariant is broken or a guard is off: transfers are refused until staff have looked. */
  moneyHalted: boolean;
  /** True while less disk is left than the reserve: reads work, writes are refused. */
  diskShort: boolean;
  /** Triggers of the schema that are absent or disabled; they halt transfers too. */
  guardsMissing: readonly string[];
  /** The broken invariants, each with its count. */
  brokenLines: readonly string[];
  /** Requests with X-Forwarded-For from an address that is not in TRUSTED_PROXIES. */
  forwardedUntrusted: number;
  /** Rows that break an invariant. */
  brokenRows: number;
  /** End of the last check; undefined before the first. */
  checkedAt: Date | undefined;
  /** The next check waits until then, so that checks take at most a fiftieth of the time. */
  restUntil: Date | undefined;
  /** True while the last check failed to run: the next answer of the database repeats it. */
  checkFailed: boolean;
  /** When the database last answered the background query; undefined before the first answer. */
  answeredAt: Date | undefined;
}

/** Health before the first check. */
export const initialHealth = (): Health => ({
  notReadyReason: 'The server has not checked itself yet.',
  moneyHalted: false,
  diskShort: false,
  guardsMissing: [],
  brokenLines: [],
  forwardedUntrusted: 0,
  brokenRows: 0,
  checkedAt: undefined,
  restUntil: undefined,
  checkFailed: false,
  answeredAt: undefined,
});

/** Writes a line of the log; it must never contain a password, a token or a body. */
export type Log = (
  level: 'info' | 'error',
  event: string,
  details?: Record<string, unknown>,
) => void;

/** Everything the app needs from its host, so that it runs in Node and in a browser. */
export interface Ports {
  db: Db;
  clock: () => Date;
  random: (bytes: number) => Uint8Array<ArrayBuffer>;
  /** The default lane is `stranger`. */
  hashPassword: (password: string, lane?: Lane) => Promise<string>;
  verifyPassword: (hash: string, password: string, lane?: Lane) => Promise<boolean>;
  mailer: (letter: Letter) => Promise<void>;
  prices: PriceServices;
  images: Images;
  pdf: (sheet: Sheet, at: Date) => Promise<Uint8Array>;
  /** The address in canonical form; undefined if it is not on that coin's mainnet. */
  addresses: (coin: Coin, address: string) => string | undefined;
  /** Free disk of the database; absent if it is on another machine. */
  diskFreeBytes?: () => Promise<number>;
  config: Config;
  health: Health;
  log: Log;
}
