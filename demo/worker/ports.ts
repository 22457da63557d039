import type { Db } from '#server/platform/db/tables.ts';
import { type Config, initialHealth, type Ports } from '#server/platform/ports.ts';
import { canonicalAddress } from '#server/wallets/addresses.ts';
import { images } from './images.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { pdf } from './pdf.ts';
import { scope } from './scope.ts';

const config = (): Config => ({
  demo: true,
  publicUrl: scope.location.origin,
  mailConfigured: false,
  operator: { legalName: null, companyNumber: null, address: null, support: null },
  marketWidgets: 'off',
  marketChartUrl: `${scope.location.origin}/`,
  // Rate limits protect a server from strangers; here the visitor is the only user.
  rateLimitFactor: 1000,
  priceMaxAgeMs: 120_000,
  priceMaxDivergence: 0.02,
  priceSingleSource: false,
  diskReserveBytes: 10e6,
  corsOrigins: [],
  trustedProxies: [],
});

export function browserPorts(db: Db, clock: () => Date): Ports {
  return {
    db,
    clock,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    hashPassword,
    verifyPassword,
    mailer: async () => {},
    prices: {},
    images,
    pdf,
    addresses: canonicalAddress,
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
