import { distinctRemoteAddr, expandIPv6 } from 'hono/utils/ipaddr';
import { ipv6Networks } from '#contract/rateLimits.ts';

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

/** The address of a proxy that sends X-Forwarded-For and is not trusted; undefined when there is none. */
export function untrustedProxy(
  socketAddress: string,
  forwardedFor: string | null,
  trustedProxies: readonly string[],
): string | undefined {
  if (forwardedFor === null) return undefined;
  const address = plain(socketAddress);
  return trustedProxies.includes(address) ? undefined : address;
}

// Some proxies name the port too, and a socket that listens for both kinds gives IPv4 as IPv6.
const plain = (address: string) =>
  address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** A network that rate limits count, and how many times the count of one address it has. */
export interface CountedNetwork {
  name: string;
  times: number;
}

/**
 * The networks of an address that rate limits count, the narrowest first: an IPv4 address itself, and
 * of IPv6 a /64, /56 and /48, since providers give each of them to one customer.
 */
export function countedNetworks(address: string): CountedNetwork[] {
  if (distinctRemoteAddr(address) !== 'IPv6') return [{ name: address, times: 1 }];
  const digits = expandIPv6(address).replaceAll(':', '');
  return ipv6Networks.map(({ bits, times }) => {
    const groups =
      digits
        .slice(0, bits / 4)
        .padEnd(16, '0')
        .match(/.{4}/g) ?? [];
    return { name: `${groups.join(':')}::/${bits}`, times };
  });
}
