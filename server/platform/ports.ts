import type { AuditVerdict } from '#contract/audit.ts';
import type { Coin } from '#contract/coin.ts';
import type { MarketWidgets, Settings } from '#contract/settings.ts';
import type { Chain } from './chain.ts';
import type { Nudges } from './db/nudges.ts';
import type { Db } from './db/tables.ts';
import type { KeyPorts } from './keyPorts.ts';
import { initialLogHealth, type LogConfig, type LogHealth, type LogPorts } from './logPorts.ts';

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

type Pair = readonly [name: string, value: string];

export interface Sheet {
  brand: string;
  issuer: readonly Pair[];
  title: string;
  addressee: readonly string[];
  details: readonly Pair[];
  summary: readonly Pair[];
  /** `share` is the part of the width; figures align right. */
  columns: readonly { name: string; share: number; figures?: true }[];
  /** The note goes below the cells. */
  rows: readonly { cells: readonly string[]; note: string | null }[];
  /** The cells before the rows, the sum below them and its note without rows; absent for facts. */
  sums?: { opening: readonly string[]; closing: readonly string[]; empty: string };
  notes: readonly string[];
  foot: string;
}

export interface PriceServices {
  index?: () => Promise<string>;
  service?: () => Promise<string>;
}

/** Keeps secrets by a key that is not in the database. */
export interface Seal {
  /** The first 8 bytes of the key's SHA-256, as hex. */
  name: string;
  seal: (secret: Uint8Array, about: string) => Promise<Uint8Array>;
  /** Errors: an Error when it was sealed by another key, or about something else. */
  open: (sealed: Uint8Array, about: string) => Promise<Uint8Array>;
  /** The same text has the same digest; without the key it cannot be tried. */
  digest: (text: string) => Uint8Array;
}

export interface StoredPasskey {
  credentialId: Uint8Array;
  publicKey: Uint8Array;
  transports: readonly string[];
}

export interface NewPasskey extends StoredPasskey {
  counter: number;
  backedUp: boolean;
}

type PasskeyOptions = Record<string, unknown>;

export interface Passkeys {
  relyingParty: string;
  /** Options for the browser that makes a key. */
  creation: (
    user: { id: string; userName: string; fullName: string },
    nonce: Uint8Array,
    known: readonly StoredPasskey[],
  ) => Promise<PasskeyOptions>;
  /** Options for the browser that signs; without keys it offers all that it has. */
  request: (nonce: Uint8Array, known: readonly StoredPasskey[]) => Promise<PasskeyOptions>;
  /** Undefined when it is not valid. */
  made: (attestation: string, nonce: Uint8Array) => Promise<NewPasskey | undefined>;
  /** Undefined when it is unreadable. */
  credentialIdOf: (assertion: string) => Uint8Array | undefined;
  /** Undefined when it is not valid; the caller compares the counter. */
  signed: (
    assertion: string,
    nonce: Uint8Array,
    key: StoredPasskey,
  ) => Promise<{ counter: number; backedUp: boolean } | undefined>;
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

/** Nothing is ready before the first background check. */
export interface Health extends LogHealth {
  notReadyReason: string | undefined;
  /** While an invariant is broken or a guard is off: transfers are refused. */
  moneyHalted: boolean;
  diskShort: boolean;
  /** The program could disable its own guards. */
  servesAsOwner: boolean;
  guardsMissing: readonly string[];
  brokenLines: readonly string[];
  forwardedUntrusted: number;
  brokenRows: number;
  checkedAt: Date | undefined;
  /** Checks take at most a fiftieth of the time. */
  restUntil: Date | undefined;
  /** The next answer of the database repeats the check. */
  checkFailed: boolean;
  answeredAt: Date | undefined;
  /** The last query of the database failed. */
  databaseLost: boolean;
  /** The last check of the audit log by this process. */
  auditVerdict: AuditVerdict | undefined;
  /** The last check of all signatures by this process. */
  signatures: { checkedAt: string; failed: number } | undefined;
}

export const initialHealth = (): Health => ({
  notReadyReason: 'The server has not checked itself yet.',
  moneyHalted: false,
  diskShort: false,
  servesAsOwner: false,
  guardsMissing: [],
  brokenLines: [],
  forwardedUntrusted: 0,
  brokenRows: 0,
  checkedAt: undefined,
  restUntil: undefined,
  checkFailed: false,
  answeredAt: undefined,
  databaseLost: false,
  auditVerdict: undefined,
  ...initialLogHealth,
  signatures: undefined,
});

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
