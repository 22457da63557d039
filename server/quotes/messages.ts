export const quoteMessages = {
  rateUnavailable: 'Rate unavailable. Please try again in a minute.',
  depositsWaiting: 'Five of your deposits wait for review. Please wait for a decision first.',
} as const;
