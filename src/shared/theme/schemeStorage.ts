import type { ThemeProviderProps } from '@mui/material/styles';
import { schemeStorageKey } from './tokens.ts';

type StorageManager = NonNullable<ThemeProviderProps['storageManager']>;
type Handler = Parameters<ReturnType<StorageManager>['subscribe']>[0];

const nothing = {
  get: (fallback: unknown) => fallback,
  set: () => undefined,
  subscribe: () => () => undefined,
};

function stored(): string | null {
  try {
    return localStorage.getItem(schemeStorageKey);
  } catch {
    // A browser that forbids storage has no remembered scheme.
    return null;
  }
}

function keep(scheme: string): void {
  try {
    localStorage.setItem(schemeStorageKey, scheme);
  } catch (cause) {
    // Where storage is forbidden the choice lasts as long as the page.
    if (!(cause instanceof DOMException)) throw cause;
  }
}

/** Keeps the chosen scheme under `theme` and none of MUI's other keys (S-332). */
export const schemeStorage: StorageManager = ({ key }) => {
  if (key !== schemeStorageKey) return nothing;
  return {
    get: (fallback: unknown) => stored() ?? fallback,
    set: (scheme: string) => {
      if (scheme !== (stored() ?? 'system')) keep(scheme);
    },
    subscribe: (handler: Handler) => {
      const follow = (event: StorageEvent) => {
        if (event.key === key) handler(event.newValue ?? 'system');
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
};
