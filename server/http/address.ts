/**
 * The client's address: the socket's, unless that is a configured proxy; then the last address of
 * X-Forwarded-For that is not one, since anything before it may be invented by the client.
 */
export function clientAddressOf(
  socketAddress: string,
  forwardedFor: string | null,
  trustedProxies: readonly string[],
): string {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), socketAddress].filter(
    (hop) => hop !== '',
  );
  while (hops.length > 1 && trustedProxies.includes(hops.at(-1) ?? '')) hops.pop();
  return hops.at(-1) ?? socketAddress;
}
