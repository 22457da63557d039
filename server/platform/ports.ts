import type { Coin } from '#contract/coin.ts';
import type { MarketWidgets } from '#contract/settings.ts';
import type { Db } from './db/tables.ts';
import type { Health } from './health/check.ts';

/** A mail as a transport takes it. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** What an uploaded picture turned out to be, by its content. */
export interface Picture {
  type: 'image/jpeg' | 'image/png' | 'image/gif';
  width: number;
  height: number;
}

/** Opens pictures: Node does it with sharp, a browser with its own decoders. */
export interface Images {
  /** Reads type and size from the content; undefined when it is no picture. */
  inspect(bytes: Uint8Array): Promise<Picture | undefined>;
  /** Decodes to RGBA pixels, at most 2,000 on the longer side. */
  pixels(bytes: Uint8Array): Promise<{ data: Uint8Array; width: number; height: number }>;
}

/** A printed page: what it says at the head, a table, and what stands at the foot. */
export interface Sheet {
  title: string;
  /** Lines under the title, each a name and what it is. */
  facts: readonly (readonly [name: string, value: string])[];
  /** The columns: their part of the width, and whether they hold figures, which align right. */
  columns: readonly { name: string; share: number; figures?: true }[];
  rows: readonly (readonly string[])[];
  /** What is said in place of rows when there are none. */
  empty: string;
  totals: readonly (readonly [name: string, value: string])[];
  foot: string;
}

/** Reads the two public price services; undefined where none is configured. */
export interface PriceServices {
  index?: () => Promise<string>;
  service?: () => Promise<string>;
}

/** Who operates the platform; from the environment alone (S-053). */
export interface Operator {
  legalName: string | null;
  companyNumber: string | null;
  address: string | null;
  support: string | null;
}

/** How the app is set up; every value has a name in DESIGN section 2. */
export interface Config {
  demo: boolean;
  publicUrl: string;
  mailConfigured: boolean;
  operator: Operator;
  marketWidgets: MarketWidgets;
  /** Page of the outside chart that a sandboxed frame may show. */
  marketChartUrl: string;
  rateLimitFactor: number;
  priceMaxAgeMs: number;
  priceMaxDivergence: number;
  /** Whether one source is enough for a quote in production; demo mode never needs two. */
  priceSingleSource: boolean;
  /** Below so much free disk nothing is written any more. */
  diskReserveBytes: number;
  corsOrigins: readonly string[];
  trustedProxies: readonly string[];
}

/**
 * Who waits for a password's hash: `known` people are served first. A `stranger` is an unknown user,
 * an unknown origin, a sign-up or a reset.
 */
export type Lane = 'known' | 'stranger';

/** One line of the log; never holds a password, a token or a body. */
export type Log = (level: 'info' | 'error', event: string, facts?: Record<string, unknown>) => void;

/** Everything the app needs from outside: so it runs on Node and in a browser alike. */
export interface Ports {
  db: Db;
  clock: () => Date;
  random: (bytes: number) => Uint8Array<ArrayBuffer>;
  /** Without a lane: as for a stranger. */
  hashPassword: (password: string, lane?: Lane) => Promise<string>;
  verifyPassword: (hash: string, password: string, lane?: Lane) => Promise<boolean>;
  mailer: (letter: Letter) => Promise<void>;
  prices: PriceServices;
  images: Images;
  /** Makes a PDF file of a sheet. */
  pdf: (sheet: Sheet, at: Date) => Promise<Uint8Array>;
  /** The address in its canonical form, or undefined when it is not one of that coin's mainnet. */
  addresses: (coin: Coin, address: string) => string | undefined;
  /** How much disk is left for the database, where it is kept on a disk of ours. */
  diskFreeBytes?: () => Promise<number>;
  config: Config;
  health: Health;
  log: Log;
}
