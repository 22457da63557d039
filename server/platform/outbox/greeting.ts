/**
 * The first line of a mail. Anybody can register with a stranger's address and a name of their choice,
 * so a name is only in mails to an address that was confirmed.
 */
export const greeting = (fullName: string, emailConfirmed: boolean): string =>
  emailConfirmed ? `Hello ${fullName},` : 'Hello,';
