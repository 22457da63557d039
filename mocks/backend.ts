import { argon2id, argon2Verify } from 'hash-wasm';
import { type Duty, duties } from '#contract/duties.ts';
import { images } from '#server/adapters/child/images.ts';
import { pdf } from '#server/adapters/child/pdf.ts';
import { accountKeys } from '#server/adapters/keys/accountKeys.ts';
import { payoutTransactions } from '#server/adapters/keys/payoutTransactions.ts';
import { passkeysOf } from '#server/adapters/passkeys.ts';
import { createApp } from '#server/app.ts';
import { moveDatabaseClock } from '#server/platform/db/moveDatabaseClock.ts';
import { localNudges } from '#server/platform/db/nudges.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { tellAfterCommits } from '#server/platform/events/tellAfterCommits.ts';
import { initialHealth } from '#server/platform/healthPorts.ts';
import { newLogKey, openLogKey } from '#server/platform/log/logKey.ts';
import type { LogKeeping, LogKey } from '#server/platform/logPorts.ts';
import type { Config, Letter, Ports } from '#server/platform/ports.ts';
import type { BitcoinNetwork } from '#server/runtime/chainNodes.ts';
import { noOperator } from '#server/runtime/operator.ts';
import { sealOf } from '#server/secondFactor/seal.ts';
import { canonicalAddress } from '#server/wallets/addresses.ts';
import { addStaff } from './addStaff.ts';
import { mockDatabase, servingDb } from './database.ts';

export interface Backend {
  app: ReturnType<typeof createApp>;
  /** Its database is that of the role which owns nothing. */
  ports: Ports;
  /** As the owner of the tables. */
  db: Db;
  clock: MockClock;
  /** Moves the clock and that of the database, by which waiting times count. */
  advance(ms: number): Promise<void>;
  mails: Letter[];
  /**
   * With all duties, unless some are named. Sample staff, so that two of them are no reason for two
   * approvals of addresses, rules and duties.
   */
  addStaff(userName: string, held?: readonly Duty[]): Promise<string>;
  /** The same for people, who are a reason. */
  addPerson(userName: string, held?: readonly Duty[]): Promise<string>;
  close(): Promise<void>;
}

export const staffPassword = 'StaffPass#1';

const config: Config = {
  demo: true,
  publicUrl: 'http://localhost:3000',
  mailConfigured: false,
  operator: noOperator,
  marketWidgets: 'off',
  marketChartUrl: 'https://chart.example/',
  rateLimitFactor: 1000,
  priceMaxAgeMs: 120_000,
  priceMaxDivergence: 0.02,
  priceSingleSource: false,
  diskReserveBytes: 0,
  corsOrigins: [],
  staffSecondFactor: 'optional',
  trustedProxies: [],
  logOrigin: 'localhost:3000/log',
  logHeadMs: 600_000,
  logWitnesses: [],
};

// The function of production at its lowest cost: tests sign in often.
const hashPassword = (password: string) =>
  argon2id({
    password,
    salt: crypto.getRandomValues(new Uint8Array(16)),
    memorySize: 8,
    iterations: 1,
    parallelism: 1,
    hashLength: 32,
    outputType: 'encoded',
  });

let madeLogKey: Promise<string> | undefined;

const logKeyPem = () => {
  madeLogKey ??= newLogKey();
  return madeLogKey;
};

const randomOf = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

export interface BackendOptions {
  db?: Db;
  config?: Partial<Config>;
  prices?: Ports['prices'];
  chains?: Ports['chains'];
  btcNetwork?: BitcoinNetwork;
  addresses?: Ports['addresses'];
  clock?: MockClock;
  sealKey?: Uint8Array;
  logKey?: LogKey;
  logKeeping?: LogKeeping;
}

export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const opened = options.db ? undefined : await mockDatabase();
  const db = options.db ?? (opened as { db: Db }).db;
  const clock = options.clock ?? mockClock();
  const mails: Letter[] = [];
  const tellDatabase = () => moveDatabaseClock(db, { frozenAt: clock.now() });
  await tellDatabase();
  const nudges = localNudges();
  const ports: Ports = {
    db: tellAfterCommits(servingDb(db), nudges),
    nudges,
    clock: clock.now,
    random: randomOf,
    hashPassword,
    verifyPassword: (hash, password) => argon2Verify({ hash, password }),
    mailer: async (letter) => {
      mails.push(letter);
    },
    prices: options.prices ?? {},
    images,
    pdf,
    seal: sealOf(options.sealKey ?? new Uint8Array(32).fill(7), randomOf),
    logKey: options.logKey ?? (await openLogKey(await logKeyPem())),
    ...(options.logKeeping && { logKeeping: options.logKeeping }),
    passkeys: passkeysOf({ relyingParty: 'localhost', publicUrl: config.publicUrl, demo: false }),
    addresses: options.addresses ?? canonicalAddress,
    keys: accountKeys({ btcNetwork: options.btcNetwork ?? 'main' }),
    payouts: payoutTransactions({ btcNetwork: options.btcNetwork ?? 'main' }),
    chains: options.chains ?? {},
    health: initialHealth(),
    config: { ...config, ...options.config },
    log: (level, event, details) => {
      if (level === 'error') throw new Error(`${event}: ${JSON.stringify(details)}`);
    },
  };
  const add = async (
    userName: string,
    { held = duties, isSample }: { held?: readonly Duty[] | undefined; isSample: boolean },
  ) => {
    const staff = {
      userName,
      fullName: `${userName} of staff`,
      email: `${userName}@staff.example`,
      passwordHash: await hashPassword(staffPassword),
    };
    const added = { staff, held, isSample };
    return db.transaction().execute((trx) => addStaff(trx, added, clock.now()));
  };
  return {
    app: createApp(ports),
    ports,
    db,
    clock,
    advance: async (ms) => {
      clock.advance(ms);
      await tellDatabase();
    },
    mails,
    addStaff: (userName, held) => add(userName, { held, isSample: true }),
    addPerson: (userName, held) => add(userName, { held, isSample: false }),
    close: async () => {
      await opened?.close();
    },
  };
}

interface MockClock {
  now(): Date;
  advance(ms: number): void;
}

export function mockClock(start = new Date('2026-03-02T09:00:00.000Z')): MockClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}
