import { distinctRemoteAddr, expandIPv6 } from 'hono/utils/ipaddr';
import { ipv6Networks } from '#contract/rateLimits.ts';

/**
 * Behind trusted proxies the last address of X-Forwarded-For that is not one of them: a client can
 * invent the addresses before it.
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

export interface RateLimitNetwork {
  name: string;
  times: number;
}

/** Narrowest first: IPv4 itself, and the /64, /56 and /48 of IPv6, which providers assign. */
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
