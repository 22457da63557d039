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

export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/i.exec(address);
  if (ipv4) return `${ipv4[1]}.${ipv4[2]}.0.0/16`;
  if (!address.includes(':')) return address;
  // An address that begins with '::' is local, and its first groups are zeros.
  const [head = ''] = address.split('::');
  const groups = [...head.split(':').filter(Boolean), '0', '0'].slice(0, 2);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/32`;
}

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

/** Returns only words of these lists: a forged User-Agent cannot put text into a mail. */
export function browserInWords(userAgent: string): string {
  const nameIn = (entries: typeof browsers) =>
    entries.find(([marks]) => marks.some((mark) => userAgent.includes(mark)))?.[1];
  const system = nameIn(systems);
  return (nameIn(browsers) ?? 'a program we do not know') + (system ? ` on ${system}` : '');
}
