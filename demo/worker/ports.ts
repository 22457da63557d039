import { localNudges } from '#server/platform/db/nudges.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { tellAfterCommits } from '#server/platform/events/tellAfterCommits.ts';
import { initialHealth } from '#server/platform/healthPorts.ts';
import { logKeyText, openLogKey } from '#server/platform/log/logKey.ts';
import type { LogKey } from '#server/platform/logPorts.ts';
import type { Config, Ports } from '#server/platform/ports.ts';
import { noOperator } from '#server/runtime/operator.ts';
import { sealOf } from '#server/secondFactor/seal.ts';
import { canonicalAddress } from '#server/wallets/addresses.ts';
import { images } from './images.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { pdf } from './pdf.ts';
import { scope } from './scope.ts';

const config = (): Config => ({
  demo: true,
  publicUrl: scope.location.origin,
  mailConfigured: false,
  operator: noOperator,
  marketWidgets: 'off',
  marketChartUrl: `${scope.location.origin}/`,
  // Rate limits protect a server from strangers; here the visitor is the only user.
  rateLimitFactor: 1000,
  priceMaxAgeMs: 120_000,
  priceMaxDivergence: 0.02,
  priceSingleSource: false,
  diskReserveBytes: 10e6,
  corsOrigins: [],
  staffSecondFactor: 'optional',
  trustedProxies: [],
  logOrigin: `${scope.location.host}/log`,
  logHeadMs: 600_000,
  logWitnesses: [],
});

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

// A secret key would be in the same browser as the database that it protects.
const sealKey = new Uint8Array(32);

const pkcs8Head = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32];

/** Known to everyone, for the same reason. Undefined where the browser has no Ed25519. */
export const openDemoLogKey = (): Promise<LogKey | undefined> =>
  openLogKey(logKeyText(Uint8Array.of(...pkcs8Head, ...sealKey))).catch(() => undefined);

export function browserPorts(db: Db, clock: () => Date, logKey?: LogKey): Ports {
  const nudges = localNudges();
  return {
    db: tellAfterCommits(db, nudges),
    nudges,
    clock,
    random,
    hashPassword,
    verifyPassword,
    mailer: async () => {},
    prices: {},
    images,
    pdf,
    seal: sealOf(sealKey, random),
    ...(logKey && { logKey }),
    addresses: (coin, address) => canonicalAddress(coin, address, { acceptsSamples: true }),
    health: initialHealth(),
    diskFreeBytes: async () => {
      const { quota = 0, usage = 0 } = await navigator.storage.estimate();
      return quota - usage;
    },
    config: config(),
    log: (level, event, details) => {
      if (level === 'error') reportError(new Error(`${event}: ${JSON.stringify(details)}`));
    },
  };
}
