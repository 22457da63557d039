/** Where a sign-in comes from, as far as it is ever told apart. */
export interface Origin {
  /** What the browser says of itself, without its digits: an update is no new browser. */
  browser: string;
  /** The network of the client's address: an IPv4 /16 or an IPv6 /32. */
  network: string;
}

/** The origin of a request from its User-Agent header and its client's address. */
export const originOf = (userAgent: string, clientAddress: string): Origin => ({
  browser: userAgent.replaceAll(/\d/g, ''),
  network: networkOf(clientAddress),
});

/**
 * The network of an address: the first 16 bits of IPv4, the first 32 of IPv6. A line at home changes
 * its address within them every night. What is neither stays as it is.
 */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/i.exec(address);
  if (ipv4) return `${ipv4[1]}.${ipv4[2]}.0.0/16`;
  if (!address.includes(':')) return address;
  // An address that begins with '::' is the machine's own, and its first groups are zeros.
  const [head = ''] = address.split('::');
  const groups = [...head.split(':').filter(Boolean), '0', '0'].slice(0, 2);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/32`;
}

// Each with the texts that mark it; the first that has one of them counts.
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
 * A browser in words, such as 'Firefox on Windows'. Only words of these lists ever come out, so that
 * nobody writes into a mail to somebody else by what his browser calls itself.
 */
export function browserInWords(userAgent: string): string {
  const called = (names: typeof browsers) =>
    names.find(([marks]) => marks.some((mark) => userAgent.includes(mark)))?.[1];
  const system = called(systems);
  return (called(browsers) ?? 'a program we do not know') + (system ? ` on ${system}` : '');
}
