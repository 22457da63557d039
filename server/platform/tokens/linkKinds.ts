const hourMs = 60 * 60_000;

/** The page that it opens and its lifetime after sending. */
export const linkKinds = {
  'reset-password': { path: '/reset-password', lifeMs: hourMs },
  'verify-email': { path: '/verify-email', lifeMs: 3 * 24 * hourMs },
  'not-me': { path: '/not-me', lifeMs: 7 * 24 * hourMs },
} as const;

export type LinkPurpose = keyof typeof linkKinds;
