export const liabilityMessages = {
  taken: 'The sum of all balances was taken. Its line is in the log within seconds.',
  nothing: 'No account has an entry yet, so there is nothing to sum.',
  recent: 'A sum was taken within the last hour. Try again later.',
} as const;
