/**
 * The first line of a mail. Only mails to a confirmed address contain a name: anyone can register
 * with another person's address and any text as a name.
 */
export const greeting = (fullName: string, emailConfirmed: boolean): string =>
  emailConfirmed ? `Hello ${fullName},` : 'Hello,';
