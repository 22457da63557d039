import textFont from '@fontsource/geist-sans/files/geist-sans-latin-400-normal.woff?url';
import boldFont from '@fontsource/geist-sans/files/geist-sans-latin-600-normal.woff?url';
import boldWideFont from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import textWideFont from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
import { localNudges } from '#server/platform/db/nudges.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { tellAfterCommits } from '#server/platform/events/tellAfterCommits.ts';
import { kindOf } from '#server/platform/files/kind.ts';
import { initialHealth } from '#server/platform/healthPorts.ts';
import { logKeyText, openLogKey } from '#server/platform/log/logKey.ts';
import type { LogKey } from '#server/platform/logPorts.ts';
import type { Config, Images, Picture, Ports } from '#server/platform/ports.ts';
import { noOperator } from '#server/runtime/operator.ts';
import { sealOf } from '#server/secondFactor/seal.ts';
import { canonicalAddress } from '#server/wallets/addresses.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { scope } from './scope.ts';

const longerSideMax = 2000;

const open = (bytes: Uint8Array) => createImageBitmap(new Blob([new Uint8Array(bytes)]));

async function inspect(bytes: Uint8Array): Promise<Picture | undefined> {
  const type = await kindOf(bytes);
  if (type === undefined || type === 'application/pdf') return undefined;
  try {
    const bitmap = await open(bytes);
    const { width, height } = bitmap;
    bitmap.close();
    return { type, width, height };
  } catch {
    return undefined;
  }
}

async function pixels(bytes: Uint8Array) {
  try {
    const bitmap = await open(bytes);
    const share = Math.min(1, longerSideMax / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * share));
    const height = Math.max(1, Math.round(bitmap.height * share));
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    if (!canvas) throw new Error('No canvas is left.');
    canvas.fillStyle = '#ffffff';
    canvas.fillRect(0, 0, width, height);
    canvas.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return { data: new Uint8Array(canvas.getImageData(0, 0, width, height).data), width, height };
  } catch {
    return { data: new Uint8Array(), width: 0, height: 0 };
  }
}

const images: Images = { inspect, pixels };

async function bytesOf(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} did not arrive (${answer.status}).`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The library is prepared only now, and the fonts are fetched. */
const pdf: Ports['pdf'] = async (sheet, at) => {
  const { drawSheet } = await import('#server/adapters/sheet/drawSheet.ts');
  const [text, bold, textWide, boldWide] = await Promise.all([
    bytesOf(textFont),
    bytesOf(boldFont),
    bytesOf(textWideFont),
    bytesOf(boldWideFont),
  ]);
  return drawSheet(sheet, at, { text, bold, textWide, boldWide });
};

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
