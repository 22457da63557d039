import type { ThemeProviderProps } from '@mui/material/styles';
import { schemeStorageKey } from './tokens.ts';

type StorageManager = NonNullable<ThemeProviderProps['storageManager']>;
type Handler = Parameters<ReturnType<StorageManager>['subscribe']>[0];

const noStorage = {
  get: (fallback: unknown) => fallback,
  set: () => undefined,
  subscribe: () => () => undefined,
};

function stored(): string | null {
  try {
    return localStorage.getItem(schemeStorageKey);
  } catch {
    return null;
  }
}

function save(scheme: string): void {
  try {
    localStorage.setItem(schemeStorageKey, scheme);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
  }
}

/** Stores the scheme under `theme` and ignores MUI's other keys. */
export const schemeStorage: StorageManager = ({ key }) => {
  if (key !== schemeStorageKey) return noStorage;
  return {
    get: (fallback: unknown) => stored() ?? fallback,
    set: (scheme: string) => {
      if (scheme !== (stored() ?? 'system')) save(scheme);
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
