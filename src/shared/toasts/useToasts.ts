import { queue, type ToastAction } from './queue.ts';

export const toastMs = 3000;

export interface Toasts {
  /** Shows a toast until the returned function is called. */
  loading: (message: string) => () => void;
  success: (message: string, durationMs?: number, action?: ToastAction) => void;
  error: (message: string, durationMs?: number) => void;
}

/** For a toast with a button. */
export const toastActionMs = 8000;

const show = (variant: 'success' | 'error', message: string, options: object) =>
  queue.add(({ enqueueSnackbar }) => {
    enqueueSnackbar(message, { variant, ...options });
  });

const toasts: Toasts = {
  loading: (message) => {
    const key = crypto.randomUUID();
    queue.add(({ enqueueSnackbar }) => {
      enqueueSnackbar(message, { key, variant: 'default', persist: true });
    });
    return () => queue.add(({ closeSnackbar }) => closeSnackbar(key));
  },
  success: (message, autoHideDuration = toastMs, toastAction = undefined) =>
    show('success', message, { autoHideDuration, ...(toastAction && { toastAction }) }),
  error: (message, autoHideDuration = toastMs) => show('error', message, { autoHideDuration }),
};

export const useToasts = (): Toasts => toasts;
