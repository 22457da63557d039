import { createElement } from 'react';
import { queue } from './queue.ts';
import { type ToastLink, ToastText } from './ToastText.tsx';

export type { ToastLink };

export const toastMs = 3000;

// Time to read who and how much, and to go back.
const linkedMs = 8000;

export interface Toasts {
  /** Shows a toast until the returned function is called. */
  loading: (message: string) => () => void;
  /** With a link it is shown longer. */
  success: (message: string, durationMs?: number, link?: ToastLink) => void;
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
  success: (message, durationMs = toastMs, link) => {
    if (!link) return show('success', message, durationMs);
    queue.add(({ enqueueSnackbar }) => {
      enqueueSnackbar(createElement(ToastText, { message, link }), {
        variant: 'success',
        autoHideDuration: linkedMs,
      });
    });
  },
  error: (message, durationMs = toastMs) => show('error', message, durationMs),
};

export const useToasts = (): Toasts => toasts;
