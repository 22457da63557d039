import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { childPorts } from '#server/adapters/child/ports.ts';
import { fileMailer, smtpMailer } from '#server/adapters/mailer.ts';
import { hashPassword, verifyPassword } from '#server/adapters/passwords.ts';
import { priceServices } from '#server/adapters/priceServices.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { initialHealth, type Ports } from '#server/platform/ports.ts';
import { canonicalAddress } from '#server/wallets/addresses.ts';
import type { Environment } from './environment.ts';

export function nodePorts(environment: Environment, db: Db, serverDir: string): Ports {
  const { smtpUrl, mailFrom, dataDir, databaseUrl } = environment;
  const output = outputLines();
  return {
    db,
    clock: () => new Date(),
    random: (bytes) => new Uint8Array(randomBytes(bytes)),
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
    addresses: (coin, address) => canonicalAddress(coin, address, environment.demo),
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
