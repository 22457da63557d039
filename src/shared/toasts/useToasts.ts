import { queue } from './queue.ts';

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

const show = (variant: 'success' | 'error', sentence: string, autoHideDuration: number) =>
  queue.add(({ enqueueSnackbar }) => {
    enqueueSnackbar(sentence, { variant, autoHideDuration });
  });

const toasts: Toasts = {
  waiting: (sentence) => {
    const key = crypto.randomUUID();
    queue.add(({ enqueueSnackbar }) => {
      enqueueSnackbar(sentence, { key, variant: 'default', persist: true });
    });
    return () => queue.add(({ closeSnackbar }) => closeSnackbar(key));
  },
  said: (sentence, durationMs = toastMs) => show('success', sentence, durationMs),
  failed: (sentence, durationMs = toastMs) => show('error', sentence, durationMs),
};

/** The one way to show a toast. */
export const useToasts = (): Toasts => toasts;
