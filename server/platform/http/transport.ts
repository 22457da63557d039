const header = 'strict-transport-security';
const yearS = 31_536_000;

/** Only for https; browsers ignore the header over http. */
export const transportSecurity = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https://') ? { [header]: `max-age=${yearS}; includeSubDomains` } : {};
