export const quoteMessages = {
  rateUnavailable: 'Rate unavailable. Please try again in a minute.',
  depositsWaiting: 'Five of your deposits wait for review. Please wait for a decision first.',
  paymentsAnnounced:
    'Five payments that you reported as sent wait for their proof. Add the proof, or discard one that you did not send.',
} as const;
