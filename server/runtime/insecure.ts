import { isIP } from 'node:net';

/** Whether a host is this machine itself. */
export const loopback = (host: string) =>
  host === 'localhost' ||
  host === '::1' ||
  host === '[::1]' ||
  (isIP(host) === 4 && host.startsWith('127.'));

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

/** Sentences about settings that would send secrets or prices in clear; production refuses them. */
export function insecureSettings(read: (name: string) => string | undefined): string[] {
  const found: string[] = [];
  const isClear = (name: string) => read(name)?.toLowerCase().startsWith('http:') ?? false;
  if (isClear('PUBLIC_URL')) {
    found.push('PUBLIC_URL is not https: passwords and links from mails would travel in clear.');
  }
  for (const name of ['PRICE_INDEX_URL', 'PRICE_SERVICE_URL']) {
    if (isClear(name) && !loopback(hostOf(read(name) ?? ''))) {
      found.push(`${name} is not https: anyone on the way could set the price.`);
    }
  }
  const smtpUrl = read('SMTP_URL') ?? '';
  if (/[?&]tls\.rejectUnauthorized=false/i.test(smtpUrl) && !loopback(hostOf(smtpUrl))) {
    found.push('SMTP_URL accepts any certificate: anyone on the way could read the mails.');
  }
  return found;
}

/** Whether mails to this server must be encrypted by STARTTLS before anything is sent. */
export const needsStartTls = (smtpUrl: string | undefined): boolean =>
  smtpUrl !== undefined &&
  !smtpUrl.toLowerCase().startsWith('smtps:') &&
  !loopback(hostOf(smtpUrl));
