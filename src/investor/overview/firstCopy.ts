// Skips a title: `Dr. Anna Berg` is Anna.
const firstName = (fullName: string): string =>
  fullName.split(' ').find((name) => !name.endsWith('.')) ?? fullName;

/** The words that are drawn before the app is there; the inline script has them too, and no more. */
export const firstCopy = {
  greeting: (fullName: string) => `Hello, ${firstName(fullName)}`,
  inReview: (count: number) => `${count} in review, not counted yet`,
  heldFor: (count: number) =>
    `${count} ${count === 1 ? 'withdrawal' : 'withdrawals'}, not paid yet`,
} as const;
