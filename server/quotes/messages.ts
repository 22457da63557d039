export const quoteMessages = {
  rateUnavailable: 'Rate unavailable. Please try again in a minute.',
  depositsWaiting: 'Five of your deposits wait for review. Please wait for a decision first.',
  paymentsAnnounced:
    'Five of your deposits are reported as sent and not submitted. Submit or cancel one of them first.',
  paymentsAnnouncedMost:
    'Too many of your deposits are reported as sent and not submitted. Submit or cancel one of them first.',
} as const;
