import { argon2Verify } from 'hash-wasm';
import { images } from '#server/adapters/child/images.ts';
import { pdf } from '#server/adapters/child/pdf.ts';
import { accountKeys } from '#server/adapters/keys/accountKeys.ts';
import { payoutTransactions } from '#server/adapters/keys/payoutTransactions.ts';
import { passkeysOf } from '#server/adapters/passkeys.ts';
import { localNudges } from '#server/platform/db/nudges.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { tellAfterCommits } from '#server/platform/events/tellAfterCommits.ts';
import { initialHealth } from '#server/platform/healthPorts.ts';
import { newLogKey, openLogKey } from '#server/platform/log/logKey.ts';
import type { LogKeeping, LogKey } from '#server/platform/logPorts.ts';
import type { Config, Letter, Ports } from '#server/platform/ports.ts';
import type { BitcoinNetwork } from '#server/runtime/chainNodes.ts';
import { sealOf } from '#server/secondFactor/seal.ts';
import { canonicalAddress } from '#server/wallets/addresses.ts';
import { servingDb } from './database.ts';
import { hashPassword } from './hashPassword.ts';
import type { MockClock } from './mockClock.ts';
import { mockConfig } from './mockConfig.ts';

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

interface PortsOfMock {
  /** As the owner of the tables. */
  db: Db;
  clock: MockClock;
  /** Receives the mails that are sent. */
  mails: Letter[];
}

/** The ports of an app in a test; `options` replaces some. */
export async function mockPorts(
  options: BackendOptions,
  { db, clock, mails }: PortsOfMock,
): Promise<Ports> {
  const nudges = localNudges();
  return {
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
    passkeys: passkeysOf({
      relyingParty: 'localhost',
      publicUrl: mockConfig.publicUrl,
      demo: false,
    }),
    addresses: options.addresses ?? canonicalAddress,
    keys: accountKeys({ btcNetwork: options.btcNetwork ?? 'main' }),
    payouts: payoutTransactions({ btcNetwork: options.btcNetwork ?? 'main' }),
    chains: options.chains ?? {},
    health: initialHealth(),
    config: { ...mockConfig, ...options.config },
    log: (level, event, details) => {
      if (level === 'error') throw new Error(`${event}: ${JSON.stringify(details)}`);
    },
  };
}
