/** Only mails to a confirmed address have a name: anyone can register another person's address. */
export const greeting = (fullName: string, emailConfirmed: boolean): string =>
  emailConfirmed ? `Hello ${fullName},` : 'Hello,';
