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
