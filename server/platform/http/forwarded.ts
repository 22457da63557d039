import type { Ports } from '#server/platform/ports.ts';
import { clientAddressOf, untrustedProxy } from './address.ts';

const namedMax = 10;

/**
 * Gives the reader of a client's address for one process. Where a proxy is not trusted, all of its
 * clients count as one address: each such request is counted, and in production each proxy is logged
 * once, up to ten of them, since anyone who reaches the server itself can send the header.
 */
export function clientAddresses(ports: Ports) {
  const { config, health } = ports;
  const named = new Set<string>();
  return (socketAddress: string, forwardedFor: string | null): string => {
    const proxy = untrustedProxy(socketAddress, forwardedFor, config.trustedProxies);
    if (proxy !== undefined) {
      health.forwardedUntrusted += 1;
      if (!config.demo && named.size < namedMax && !named.has(proxy)) {
        named.add(proxy);
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
