import type { Operator } from '#server/platform/ports.ts';
import { insecureSettings, loopback, needsStartTls } from './insecure.ts';
import { type Outside, readOutside } from './outside.ts';

type Variables = Record<string, string | undefined>;

/** How this process is set up, read once from the environment (DESIGN section 2). */
export interface Environment extends Outside {
  demo: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The key that signs backups; it is never part of one. */
  backupKeyFile: string;
  admin: { userName: string; password: string | undefined; email: string };
  publicUrl: string;
  priceIndexUrl: string | undefined;
  priceServiceUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Whether a mail is only sent over TLS, by STARTTLS where the address is smtp://. */
  smtpStartTls: boolean;
  mailFrom: string;
  operator: Operator;
  trustedProxies: string[];
  corsOrigins: string[];
  rateLimitFactor: number;
  priceMaxAgeMs: number;
  priceMaxDivergence: number;
  priceSingleSource: boolean;
  diskReserveBytes: number;
  /** Where metrics are served; undefined: nowhere. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** What ALLOW_INSECURE=1 let pass: an error line each at the start. */
  insecure: string[];
}

/**
 * Reads the environment. Errors: every setting that is missing or wrong, each named in a sentence;
 * production refuses to start without what real money needs (DESIGN section 2).
 */
export function readEnvironment(variables: Variables): Environment {
  const read = (name: string) => variables[name]?.trim() || undefined;
  const faults: string[] = [];
  const demo = read('NODE_ENV') !== 'production';
  const number = (name: string, otherwise: number, least: number, most: number) => {
    const value = read(name) === undefined ? otherwise : Number(read(name));
    if (value >= least && value <= most) return value;
    faults.push(`${name} must be a number from ${least} to ${most}.`);
    return otherwise;
  };
  const list = (name: string) => (read(name) ?? '').split(',').flatMap((part) => part.trim() || []);

  const port = number('PORT', 3000, 0, 65_535);
  const host = read('HOST') ?? '127.0.0.1';
  if (demo && !loopback(host)) {
    faults.push('HOST must be a loopback address in demo mode: set NODE_ENV=production to go out.');
  }
  const dataDir = read('DATA_DIR') ?? './data';
  const rateLimitFactor = number('RATE_LIMIT_FACTOR', 1, 0.001, demo ? 1_000_000 : 10);
  const insecure = demo ? [] : insecureSettings(read);
  const allowInsecure = read('ALLOW_INSECURE') === '1';
  if (!demo) faults.push(...missingInProduction(read), ...(allowInsecure ? [] : insecure));
  const environment: Environment = {
    demo,
    port,
    host,
    dataDir,
    databaseUrl: read('DATABASE_URL'),
    backupKeyFile: read('BACKUP_KEY_FILE') ?? `${dataDir}/backup-key`,
    admin: {
      userName: read('ADMIN_USERNAME') ?? 'admin',
      password: variables.ADMIN_PASSWORD || undefined,
      email: read('ADMIN_EMAIL') ?? 'admin@localhost',
    },
    publicUrl: readUrl(read('PUBLIC_URL') ?? `http://localhost:${port}`, faults),
    priceIndexUrl: read('PRICE_INDEX_URL'),
    priceServiceUrl: read('PRICE_SERVICE_URL'),
    smtpUrl: readSmtpUrl(read('SMTP_URL'), faults),
    smtpStartTls: !demo && !allowInsecure && needsStartTls(read('SMTP_URL')),
    mailFrom: read('MAIL_FROM') ?? 'Plainvest <no-reply@localhost>',
    operator: {
      legalName: read('OPERATOR_LEGAL_NAME') ?? null,
      companyNumber: read('OPERATOR_COMPANY_NUMBER') ?? null,
      address: read('OPERATOR_ADDRESS') ?? null,
      support: read('OPERATOR_SUPPORT') ?? null,
    },
    ...readOutside(read, faults),
    trustedProxies: list('TRUSTED_PROXIES'),
    corsOrigins: list('CORS_ORIGINS'),
    rateLimitFactor,
    priceMaxAgeMs: number('PRICE_MAX_AGE_S', 120, 1, 86_400) * 1000,
    priceMaxDivergence: number('PRICE_MAX_DIVERGENCE', 0.02, 0.0001, 1),
    priceSingleSource: read('PRICE_SINGLE_SOURCE') === '1',
    diskReserveBytes: number('DISK_RESERVE_MB', 256, 0, 1e9) * 1e6,
    metricsPort: read('METRICS_PORT') ? number('METRICS_PORT', 0, 0, 65_535) : undefined,
    metricsHost: read('METRICS_HOST') ?? '127.0.0.1',
    insecure,
  };
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return environment;
}

function readUrl(text: string, faults: string[]): string {
  if (/^https?:\/\/[^/]+\/?$/.test(text) && URL.canParse(text)) return text.replace(/\/$/, '');
  faults.push('PUBLIC_URL must be an address such as https://invest.example.com, without a path.');
  return text;
}

function readSmtpUrl(text: string | undefined, faults: string[]): string | undefined {
  if (text === undefined || (/^smtps?:\/\//i.test(text) && URL.canParse(text))) return text;
  faults.push('SMTP_URL must be an address such as smtps://user:password@mail.example.com:465.');
  return text;
}

function missingInProduction(read: (name: string) => string | undefined): string[] {
  const required = {
    OPERATOR_LEGAL_NAME: "the operator's legal name",
    OPERATOR_COMPANY_NUMBER: "the operator's company number",
    OPERATOR_ADDRESS: "the operator's address",
    OPERATOR_SUPPORT: 'a support contact',
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
