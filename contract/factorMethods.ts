/** The ways to confirm a sign-in, beside the password. */
export const factorMethods = ['passkey', 'code', 'recovery-code'] as const;

export type FactorMethod = (typeof factorMethods)[number];
