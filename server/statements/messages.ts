export const statementMessages = {
  statementFuture: 'A statement cannot end after today.',
  statementLong: 'This period has too many movements for one statement. Choose a shorter one.',
} as const;
