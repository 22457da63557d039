import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Db } from '#server/db/tables.ts';
import { unchecked } from '#server/health/check.ts';
import type { Ports } from '#server/ports.ts';
import { canonicalAddress } from '#server/wallets/addresses.ts';
import { childPorts } from './child/ports.ts';
import type { Environment } from './environment.ts';
import { fileMailer, smtpMailer } from './mailer.ts';
import { outputLines } from './outputLines.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { priceServices } from './priceServices.ts';

/** The app's ports as Node provides them; `serverDir` is where the built entries are. */
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
      ? smtpMailer(smtpUrl, mailFrom, environment.smtpStartTls)
      : fileMailer(dataDir, mailFrom),
    prices: priceServices({
      index: environment.priceIndexUrl,
      service: environment.priceServiceUrl,
    }),
    ...childPorts(serverDir),
    addresses: canonicalAddress,
    health: unchecked(),
    ...(!databaseUrl && { diskFreeBytes: () => freeBytes(dataDir) }),
    config: { ...environment, mailConfigured: smtpUrl !== undefined },
    log: (level, event, facts) => {
      const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...facts });
      if (level === 'error') console.error(line);
      else output(line);
    },
  };
}

async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}
