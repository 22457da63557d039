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

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+.* Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A browser in words, such as 'Firefox on Windows'. Only words of these lists ever come out, so that
 * nobody writes into a mail to somebody else by what his browser calls itself.
 */
export function browserInWords(userAgent: string): string {
  const called = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent))?.[1];
  const system = called(systems);
  return (called(browsers) ?? 'a program we do not know') + (system ? ` on ${system}` : '');
}
