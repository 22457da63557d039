const header = 'strict-transport-security';
const yearS = 31_536_000;

/**
 * Strict-Transport-Security for a year, subdomains included, if the public address is https; browsers
 * ignore the header over http.
 */
export const transportSecurity = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https://') ? { [header]: `max-age=${yearS}; includeSubDomains` } : {};
