import type { LogWitness } from '#server/platform/logPorts.ts';
import type { Operator } from '#server/platform/ports.ts';
import { type ChainEnvironment, readChainNodes } from './chainNodes.ts';
import { insecureSettings, isLoopback, needsStartTls } from './insecure.ts';
import { readLogOrigin, readWitnesses } from './logOrigin.ts';
import { type MarketWidgetSettings, readMarketWidgets } from './marketWidgets.ts';
import { readOperator, requiredOfOperator } from './operator.ts';
import { readRelyingParty, readStaffFactor } from './staffFactor.ts';

type Variables = Record<string, string | undefined>;

export interface Environment extends MarketWidgetSettings, ChainEnvironment {
  demo: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** After it, the outcome of a COMMIT counts as unknown. */
  commitTimeoutMs: number;
  /** The owner of the tables, where DATABASE_URL is not. */
  migrateUrl: string | undefined;
  backupKeyFile: string;
  sealKeyFile: string;
  staffSecondFactor: 'optional' | 'required';
  /** The name that passkeys are registered for. */
  relyingParty: string;
  admin: { userName: string; password: string | undefined; email: string };
  publicUrl: string;
  priceIndexUrl: string | undefined;
  priceServiceUrl: string | undefined;
  smtpUrl: string | undefined;
  smtpStartTls: boolean;
  mailFrom: string;
  operator: Operator;
  /** The published browser demo, to which the site links. */
  demoUrl: string | undefined;
  trustedProxies: string[];
  corsOrigins: string[];
  rateLimitFactor: number;
  priceMaxAgeMs: number;
  priceMaxDivergence: number;
  priceSingleSource: boolean;
  diskReserveBytes: number;
  metricsPort: number | undefined;
  metricsHost: string;
  /** Settings that ALLOW_INSECURE=1 permits; the start prints a line for each. */
  insecure: string[];
  logKeyFile: string;
  logOrigin: string;
  logHeadMs: number;
  logWitnesses: LogWitness[];
  logPublishFile: string | undefined;
}

/** Errors: an Error with a line for each missing or invalid setting. */
export function readEnvironment(variables: Variables): Environment {
  const read = (name: string) => variables[name]?.trim() || undefined;
  const errors: string[] = [];
  const demo = read('NODE_ENV') !== 'production';
  const number = (name: string, fallback: number, [min, max]: readonly [number, number]) => {
    const value = read(name) === undefined ? fallback : Number(read(name));
    if (value >= min && value <= max) return value;
    errors.push(`${name} must be a number from ${min} to ${max}.`);
    return fallback;
  };
  const list = (name: string) => (read(name) ?? '').split(',').flatMap((part) => part.trim() || []);

  const port = number('PORT', 3000, [0, 65_535]);
  const host = read('HOST') ?? '127.0.0.1';
  if (demo && !isLoopback(host)) {
    errors.push('HOST must be a loopback address in demo mode: set NODE_ENV=production to go out.');
  }
  const dataDir = read('DATA_DIR') ?? './data';
  const rateLimitFactor = number('RATE_LIMIT_FACTOR', 1, [0.001, demo ? 1_000_000 : 10]);
  const insecure = demo ? [] : insecureSettings(read);
  const allowInsecure = read('ALLOW_INSECURE') === '1';
  if (!demo) errors.push(...missingInProduction(read), ...(allowInsecure ? [] : insecure));
  if (read('MIGRATE_URL') && !read('DATABASE_URL')) {
    errors.push(
      'MIGRATE_URL is set without DATABASE_URL, the address that the server serves from.',
    );
  }
  const publicUrl = readUrl(read('PUBLIC_URL') ?? `http://localhost:${port}`, errors);
  const environment: Environment = {
    demo,
    port,
    host,
    dataDir,
    databaseUrl: read('DATABASE_URL'),
    commitTimeoutMs: number('DB_COMMIT_TIMEOUT_S', 15, [1, 600]) * 1000,
    migrateUrl: read('MIGRATE_URL'),
    backupKeyFile: read('BACKUP_KEY_FILE') ?? `${dataDir}/backup-key`,
    sealKeyFile: read('SEAL_KEY_FILE') ?? `${dataDir}/seal-key`,
    staffSecondFactor: readStaffFactor(read('STAFF_SECOND_FACTOR'), { demo, errors }),
    relyingParty: readRelyingParty(read('PASSKEY_RP_ID'), { publicUrl, errors }),
    admin: {
      userName: read('ADMIN_USERNAME') ?? 'admin',
      password: variables.ADMIN_PASSWORD || undefined,
      email: read('ADMIN_EMAIL') ?? 'admin@localhost',
    },
    publicUrl,
    priceIndexUrl: read('PRICE_INDEX_URL'),
    priceServiceUrl: read('PRICE_SERVICE_URL'),
    smtpUrl: readSmtpUrl(read('SMTP_URL'), errors),
    smtpStartTls: !demo && !allowInsecure && needsStartTls(read('SMTP_URL')),
    mailFrom: read('MAIL_FROM') ?? 'Plainvest <no-reply@localhost>',
    operator: readOperator(read, errors),
    demoUrl: readDemoUrl(read('DEMO_URL'), errors),
    ...readMarketWidgets(read, errors),
    ...readChainNodes(read, { demo, errors, number }),
    trustedProxies: list('TRUSTED_PROXIES'),
    corsOrigins: list('CORS_ORIGINS'),
    rateLimitFactor,
    priceMaxAgeMs: number('PRICE_MAX_AGE_S', 120, [1, 86_400]) * 1000,
    priceMaxDivergence: number('PRICE_MAX_DIVERGENCE', 0.02, [0.0001, 1]),
    priceSingleSource: read('PRICE_SINGLE_SOURCE') === '1',
    diskReserveBytes: number('DISK_RESERVE_MB', 256, [0, 1e9]) * 1e6,
    metricsPort: read('METRICS_PORT') ? number('METRICS_PORT', 0, [0, 65_535]) : undefined,
    metricsHost: read('METRICS_HOST') ?? '127.0.0.1',
    insecure,
    logKeyFile: read('LOG_KEY_FILE') ?? `${dataDir}/log-key.pem`,
    logOrigin: readLogOrigin(read('LOG_ORIGIN'), { publicUrl, errors }),
    logHeadMs: number('LOG_HEAD_S', 600, [1, 86_400]) * 1000,
    logWitnesses: readWitnesses(list('LOG_WITNESSES'), errors),
    logPublishFile: read('LOG_PUBLISH_FILE'),
  };
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return environment;
}

function readUrl(text: string, errors: string[]): string {
  if (/^https?:\/\/[^/]+\/?$/.test(text) && URL.canParse(text)) return text.replace(/\/$/, '');
  errors.push('PUBLIC_URL must be an address such as https://invest.example.com, without a path.');
  return text;
}

function readDemoUrl(text: string | undefined, errors: string[]): string | undefined {
  if (text === undefined || (/^https?:\/\//.test(text) && URL.canParse(text))) return text;
  errors.push('DEMO_URL must be the https address of a published demo.');
  return undefined;
}

function readSmtpUrl(text: string | undefined, errors: string[]): string | undefined {
  if (text === undefined || (/^smtps?:\/\//i.test(text) && URL.canParse(text))) return text;
  errors.push('SMTP_URL must be an address such as smtps://user:password@mail.example.com:465.');
  return text;
}

function missingInProduction(read: (name: string) => string | undefined): string[] {
  const required = {
    ...requiredOfOperator,
    PUBLIC_URL: 'the public address that links in mails use',
    SMTP_URL: 'a mail server: registration promises a mail',
  };
  const missing = Object.entries(required)
    .filter(([name]) => read(name) === undefined)
    .map(([name, meaning]) => `${name} is not set: production needs ${meaning}.`);
  if (!read('DATABASE_URL') && read('ALLOW_EMBEDDED_DB') !== '1') {
    missing.push(
      'DATABASE_URL is not set: production needs PostgreSQL, or ALLOW_EMBEDDED_DB=1 on purpose.',
    );
  }
  return missing;
}
