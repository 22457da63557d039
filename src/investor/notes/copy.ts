export const copy = {
  identityCheck: {
    lead: 'We may check who you are before we pay a withdrawal.',
    text: 'If we need a document, we ask for it in Messages.',
  },
} as const;
