export const copy = {
  identityCheck: {
    lead: 'We may check who you are before we pay a withdrawal.',
    text: 'If so, a message at the withdrawal names the document we need.',
  },
} as const;
