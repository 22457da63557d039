import { useMemo } from 'react';
import { useSnackbar } from './notistack.ts';

/** How long a toast stays when its screen says nothing else (S-363). */
export const toastMs = 3000;

/** The three things a toast can do. */
export interface Toasts {
  /** Shows that something is under way, until the returned function dismisses it. */
  waiting: (sentence: string) => () => void;
  /** Shows that something was done. */
  said: (sentence: string, durationMs?: number) => void;
  /** Shows that something failed. */
  failed: (sentence: string, durationMs?: number) => void;
}

/** The one way to show a toast. */
export function useToasts(): Toasts {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  return useMemo(
    () => ({
      waiting: (sentence) => {
        const key = enqueueSnackbar(sentence, { variant: 'default', persist: true });
        return () => closeSnackbar(key);
      },
      said: (sentence, durationMs = toastMs) => {
        enqueueSnackbar(sentence, { variant: 'success', autoHideDuration: durationMs });
      },
      failed: (sentence, durationMs = toastMs) => {
        enqueueSnackbar(sentence, { variant: 'error', autoHideDuration: durationMs });
      },
    }),
    [enqueueSnackbar, closeSnackbar],
  );
}
