import { distinctRemoteAddr, expandIPv6 } from 'hono/utils/ipaddr';
import { ipv6Networks } from '#contract/rateLimits.ts';

/**
 * The client's address: the socket's, or behind trusted proxies the last address of X-Forwarded-For
 * that is not one of them. A client can invent the addresses before it.
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

/** The address of a proxy that sends X-Forwarded-For and is not trusted; undefined otherwise. */
export function untrustedProxy(
  socketAddress: string,
  forwardedFor: string | null,
  trustedProxies: readonly string[],
): string | undefined {
  if (forwardedFor === null) return undefined;
  const address = plain(socketAddress);
  return trustedProxies.includes(address) ? undefined : address;
}

// Some proxies append the port, and a dual-stack socket reports IPv4 as IPv6.
const plain = (address: string) =>
  address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** A network that rate limits count; its limit is that of one address multiplied by `times`. */
export interface RateLimitNetwork {
  name: string;
  times: number;
}

/**
 * The networks of an address that rate limits count, narrowest first: an IPv4 address itself, and the
 * /64, /56 and /48 of an IPv6 address, because providers assign each of those to one customer.
 */
export function rateLimitNetworks(address: string): RateLimitNetwork[] {
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
