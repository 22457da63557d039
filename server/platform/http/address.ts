import { distinctRemoteAddr, expandIPv6 } from 'hono/utils/ipaddr';
import { ipv6Networks } from '#contract/rateLimits.ts';
import type { Ports } from '#server/platform/ports.ts';

const loggedMax = 10;

/**
 * All clients of an untrusted proxy count as one address. At most ten such proxies are logged,
 * because anyone who reaches the server directly can send the header.
 */
export function clientAddresses(ports: Ports) {
  const { config, health } = ports;
  const logged = new Set<string>();
  return (socketAddress: string, forwardedFor: string | null): string => {
    const proxy = untrustedProxy(socketAddress, forwardedFor, config.trustedProxies);
    if (proxy !== undefined) {
      health.forwardedUntrusted += 1;
      if (!config.demo && logged.size < loggedMax && !logged.has(proxy)) {
        logged.add(proxy);
        ports.log('error', 'X-Forwarded-For from an address that is not in TRUSTED_PROXIES', {
          address: proxy,
          advice:
            'If this is your proxy, add it to TRUSTED_PROXIES: until then all of its clients share the rate limits of one address.',
        });
      }
    }
    return clientAddressOf(socketAddress, forwardedFor, config.trustedProxies);
  };
}

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
