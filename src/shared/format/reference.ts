/** A record's reference: '#' and the last 10 characters of its id, upper case. */
export const reference = (id: string): string => `#${id.slice(-10).toUpperCase()}`;
