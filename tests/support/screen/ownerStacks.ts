import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Keeps React from recording a stack for each new element, which it adds to the text of a warning.
 * Warnings still come, without that stack.
 */
export function leaveOutOwnerStacks(): void {
  const internals = (React as unknown as Partial<Record<typeof key, Internals>>)[key];
  if (!internals) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  });
}
