import type { Config } from '#server/platform/ports.ts';

/** The operator's contact within a sentence: 'Contact help@example.com.' A demo may have none. */
export const supportContact = ({ operator }: Pick<Config, 'operator'>): string =>
  operator.support ?? 'support';
