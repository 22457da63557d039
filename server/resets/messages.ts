export const resetMessages = {
  noFactor: 'This account has no two-step sign-in.',
  effectiveFrom: (name: string, moment: string) =>
    `Two-step sign-in of ${name} is removed on ${moment}, unless someone objects.`,
} as const;
