export const statementMessages = {
  statementFuture: 'A statement cannot end after today.',
  statementLong: 'This period has too many movements for one statement. Choose a shorter one.',
  issued: 'Your statement is issued. Keep it with its signature.',
  monthOpen: 'This month is not over. Its statement is issued from one hour after its end.',
  unsigned: 'Statements cannot be signed now. Please try again later.',
  notIssued: 'We did not issue this file.',
} as const;
