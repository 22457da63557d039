import { queue } from './queue.ts';

export const toastMs = 3000;

export interface Toasts {
  /** Shows a toast until the returned function is called. */
  loading: (message: string) => () => void;
  success: (message: string, durationMs?: number) => void;
  error: (message: string, durationMs?: number) => void;
}

const show = (variant: 'success' | 'error', message: string, autoHideDuration: number) =>
  queue.add(({ enqueueSnackbar }) => {
    enqueueSnackbar(message, { variant, autoHideDuration });
  });

const toasts: Toasts = {
  loading: (message) => {
    const key = crypto.randomUUID();
    queue.add(({ enqueueSnackbar }) => {
      enqueueSnackbar(message, { key, variant: 'default', persist: true });
    });
    return () => queue.add(({ closeSnackbar }) => closeSnackbar(key));
  },
  success: (message, durationMs = toastMs) => show('success', message, durationMs),
  error: (message, durationMs = toastMs) => show('error', message, durationMs),
};

export const useToasts = (): Toasts => toasts;
