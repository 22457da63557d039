import { distinctRemoteAddr, expandIPv6 } from 'hono/utils/ipaddr';

/**
 * The client's address: the socket's, unless that is a configured proxy; then the last address of
 * X-Forwarded-For that is not one, since anything before it may be invented by the client.
 */
export function clientAddressOf(
  socketAddress: string,
  forwardedFor: string | null,
  trustedProxies: readonly string[],
): string {
  const hops = [...(forwardedFor ?? '').split(','), socketAddress].map(plain).filter(Boolean);
  while (hops.length > 1 && trustedProxies.includes(hops.at(-1) ?? '')) hops.pop();
  return hops.at(-1) ?? plain(socketAddress);
}

// Some proxies name the port too, and a socket that listens for both kinds gives IPv4 as IPv6.
const plain = (address: string) =>
  address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * What an address counts as in the allowances: of IPv6 the first 64 bits, since whoever has one of
 * them has them all.
 */
export function countedAddress(address: string): string {
  if (distinctRemoteAddr(address) !== 'IPv6') return address;
  return `${expandIPv6(address).split(':').slice(0, 4).join(':')}::/64`;
}
