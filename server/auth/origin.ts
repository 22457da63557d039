/** The origin of a sign-in, as coarse as it is compared. */
export interface Origin {
  /** The User-Agent without its digits: an update is not a new browser. */
  browser: string;
  /** The network of the client's address: an IPv4 /16 or an IPv6 /32. */
  network: string;
}

export const originOf = (userAgent: string, clientAddress: string): Origin => ({
  browser: userAgent.replaceAll(/\d/g, ''),
  network: networkOf(clientAddress),
});

/**
 * The first 16 bits of an IPv4 address or the first 32 of an IPv6 address: a connection at home
 * changes its address within them every night. Other text is returned as it is.
 */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/i.exec(address);
  if (ipv4) return `${ipv4[1]}.${ipv4[2]}.0.0/16`;
  if (!address.includes(':')) return address;
  // An address that begins with '::' is local, and its first groups are zeros.
  const [head = ''] = address.split('::');
  const groups = [...head.split(':').filter(Boolean), '0', '0'].slice(0, 2);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/32`;
}

// The first entry with a mark that occurs in the User-Agent.
const browsers: readonly (readonly [marks: readonly string[], name: string])[] = [
  [['Edg/', 'Edge/', 'EdgA/', 'EdgiOS/'], 'Edge'],
  [['OPR/'], 'Opera'],
  [['SamsungBrowser/'], 'Samsung Internet'],
  [['Firefox/', 'FxiOS/'], 'Firefox'],
  [['Chrome/', 'CriOS/', 'Chromium/'], 'Chrome'],
  [[' Safari/'], 'Safari'],
];
const systems: typeof browsers = [
  [['iPhone'], 'an iPhone'],
  [['iPad'], 'an iPad'],
  [['Android'], 'Android'],
  [['Windows'], 'Windows'],
  [['Macintosh'], 'a Mac'],
  [['CrOS'], 'ChromeOS'],
  [['Linux'], 'Linux'],
];

/**
 * A browser such as 'Firefox on Windows'. Only words of these lists are returned, so that a forged
 * User-Agent cannot put text into someone's mail.
 */
export function browserInWords(userAgent: string): string {
  const nameIn = (entries: typeof browsers) =>
    entries.find(([marks]) => marks.some((mark) => userAgent.includes(mark)))?.[1];
  const system = nameIn(systems);
  return (nameIn(browsers) ?? 'a program we do not know') + (system ? ` on ${system}` : '');
}
