export const copy = {
  verified: 'Verified',
  notVerified: 'Not verified',
} as const;
