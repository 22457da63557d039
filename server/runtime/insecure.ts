import { isIP } from 'node:net';

export const isLoopback = (host: string) =>
  host === 'localhost' ||
  host === '::1' ||
  host === '[::1]' ||
  (isIP(host) === 4 && host.startsWith('127.'));

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

/** Secrets or prices would travel unencrypted; production rejects these. */
export function insecureSettings(read: (name: string) => string | undefined): string[] {
  const errors: string[] = [];
  const isUnencrypted = (name: string) => read(name)?.toLowerCase().startsWith('http:') ?? false;
  if (isUnencrypted('PUBLIC_URL')) {
    errors.push('PUBLIC_URL is not https: passwords and links from mails would travel in clear.');
  }
  for (const name of ['PRICE_INDEX_URL', 'PRICE_SERVICE_URL']) {
    if (isUnencrypted(name) && !isLoopback(hostOf(read(name) ?? ''))) {
      errors.push(`${name} is not https: anyone on the way could set the price.`);
    }
  }
  const smtpUrl = read('SMTP_URL') ?? '';
  if (/[?&]tls\.rejectUnauthorized=false/i.test(smtpUrl) && !isLoopback(hostOf(smtpUrl))) {
    errors.push('SMTP_URL accepts any certificate: anyone on the way could read the mails.');
  }
  return errors;
}

export const needsStartTls = (smtpUrl: string | undefined): boolean =>
  smtpUrl !== undefined &&
  !smtpUrl.toLowerCase().startsWith('smtps:') &&
  !isLoopback(hostOf(smtpUrl));
