import { resource } from '#contract/backOffice.ts';

/** The resources that a step of a withdrawal changes. */
export const invalidates = [resource.withdrawals, resource.users] as const;
