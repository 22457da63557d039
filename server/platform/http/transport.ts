const header = 'strict-transport-security';
const yearS = 31_536_000;

/**
 * Tells browsers to come back by https alone, for a year and under every name below; only where the
 * public address is https, since a promise made over plain http would be ignored.
 */
export const transportSecurity = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https://') ? { [header]: `max-age=${yearS}; includeSubDomains` } : {};
