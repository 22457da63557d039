import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { childPorts } from '#server/adapters/child/ports.ts';
import { accountKeys } from '#server/adapters/keys/accountKeys.ts';
import { payoutTransactions } from '#server/adapters/keys/payoutTransactions.ts';
import { fileMailer, smtpMailer } from '#server/adapters/mailer.ts';
import { passkeysOf } from '#server/adapters/passkeys.ts';
import { hashPassword, verifyPassword } from '#server/adapters/passwords.ts';
import { priceServices } from '#server/adapters/priceServices.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { localNudges } from '#server/platform/db/nudges.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { tellAfterCommits } from '#server/platform/events/tellAfterCommits.ts';
import { initialHealth } from '#server/platform/healthPorts.ts';
import type { LogKey } from '#server/platform/logPorts.ts';
import type { Ports } from '#server/platform/ports.ts';
import { sealOf } from '#server/secondFactor/seal.ts';
import { canonicalAddress } from '#server/wallets/addresses.ts';
import { chainPorts } from './chainNodes.ts';
import type { Environment } from './environment.ts';
import { logFiles } from './logFiles.ts';

interface Keys {
  /** Not of commands, which seal nothing. */
  sealKey?: Uint8Array;
  /** Not of commands, which sign nothing. */
  logKey?: LogKey;
}

export function nodePorts(
  environment: Environment,
  { db, nudges = localNudges(), sealKey, logKey }: Pick<Engine<Tables>, 'db' | 'nudges'> & Keys,
  serverDir: string,
): Ports {
  const { smtpUrl, mailFrom, dataDir, databaseUrl } = environment;
  const output = outputLines();
  const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
  return {
    db: tellAfterCommits(db, nudges),
    nudges,
    clock: () => new Date(),
    random,
    hashPassword,
    verifyPassword,
    mailer: smtpUrl
      ? smtpMailer(smtpUrl, { from: mailFrom, startTls: environment.smtpStartTls })
      : fileMailer(dataDir, mailFrom),
    prices: priceServices({
      index: environment.priceIndexUrl,
      service: environment.priceServiceUrl,
    }),
    ...childPorts(serverDir),
    seal: sealOf(sealKey ?? random(32), random),
    passkeys: passkeysOf(environment),
    ...(logKey && { logKey, logKeeping: logFiles(environment) }),
    addresses: (coin, address) =>
      canonicalAddress(coin, address, { ...environment, acceptsSamples: environment.demo }),
    keys: accountKeys(environment),
    payouts: payoutTransactions(environment),
    chains: chainPorts(environment),
    health: initialHealth(),
    ...(!databaseUrl && { diskFreeBytes: () => freeBytes(dataDir) }),
    config: { ...environment, mailConfigured: smtpUrl !== undefined },
    log: (level, event, details) => {
      const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...details });
      if (level === 'error') console.error(line);
      else output(line);
    },
  };
}

async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/** Batched per turn of the event loop: a system call per line costs as much as the response. */
function outputLines(): (line: string) => void {
  let waiting = '';
  const flush = () => {
    if (waiting !== '') process.stdout.write(waiting);
    waiting = '';
  };
  process.once('exit', flush);
  return (line) => {
    if (waiting === '') setImmediate(flush);
    waiting += `${line}\n`;
  };
}
