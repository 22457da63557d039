/** A moment as mails tell it, to the minute and in a zone that all readers share. */
export const momentInUtc = (at: Date): string =>
  `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
