/** An identifier as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
