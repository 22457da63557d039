/** In UTC, to the minute. */
export const momentInUtc = (at: Date): string =>
  `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
