import type { Ports } from '#server/platform/ports.ts';
import { clientAddressOf, untrustedProxy } from './address.ts';

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
