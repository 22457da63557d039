/** Returns the ends of an address, which people compare. */
export const endsOf = (address: string): string => `${address.slice(0, 8)}…${address.slice(-8)}`;
