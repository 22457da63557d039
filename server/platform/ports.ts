import type { Coin } from '#contract/coin.ts';
import type { MarketWidgets, Settings } from '#contract/settings.ts';
import type { Chain } from './chain.ts';
import type { Nudges } from './db/nudges.ts';
import type { Db } from './db/tables.ts';
import type { Health } from './healthPorts.ts';
import type { KeyPorts } from './keyPorts.ts';
import type { LogConfig, LogPorts } from './logPorts.ts';
import type { Passkeys } from './passkeyPorts.ts';
import type { Seal } from './seal.ts';
import type { Sheet } from './sheet.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

export interface Picture {
  type: 'image/jpeg' | 'image/png' | 'image/gif';
  width: number;
  height: number;
}

export interface Images {
  inspect(bytes: Uint8Array): Promise<Picture | undefined>;
  /** RGBA pixels, at most 2,000 on the longer side. */
  pixels(bytes: Uint8Array): Promise<{ data: Uint8Array; width: number; height: number }>;
}

export interface PriceServices {
  index?: () => Promise<string>;
  service?: () => Promise<string>;
}

export type Operator = Settings['operator'];

export interface Config extends LogConfig {
  demo: boolean;
  publicUrl: string;
  mailConfigured: boolean;
  operator: Operator;
  marketWidgets: MarketWidgets;
  marketChartUrl: string;
  rateLimitFactor: number;
  priceMaxAgeMs: number;
  priceMaxDivergence: number;
  priceSingleSource: boolean;
  diskReserveBytes: number;
  corsOrigins: readonly string[];
  /** Of staff; an investor chooses. */
  staffSecondFactor: 'optional' | 'required';
  trustedProxies: readonly string[];
}

/** `known` goes first; a `stranger` is an unknown user or origin, a sign-up or a reset. */
export type Lane = 'known' | 'stranger';

/** Must never contain a password, a token or a body. */
export type Log = (
  level: 'info' | 'error',
  event: string,
  details?: Record<string, unknown>,
) => void;

export interface Ports extends LogPorts, KeyPorts {
  db: Db;
  nudges: Nudges;
  clock: () => Date;
  random: (bytes: number) => Uint8Array<ArrayBuffer>;
  hashPassword: (password: string, lane?: Lane) => Promise<string>;
  verifyPassword: (hash: string, password: string, lane?: Lane) => Promise<boolean>;
  mailer: (letter: Letter) => Promise<void>;
  prices: PriceServices;
  images: Images;
  pdf: (sheet: Sheet, at: Date) => Promise<Uint8Array>;
  seal: Seal;
  /** Absent in the browser demo. */
  passkeys?: Passkeys;
  /** Without a node of a coin staff decide by the proof. */
  chains?: Partial<Record<Coin, Chain>>;
  addresses: (coin: Coin, address: string) => string | undefined;
  /** Absent if it is on another machine. */
  diskFreeBytes?: () => Promise<number>;
  config: Config;
  health: Health;
  log: Log;
}
