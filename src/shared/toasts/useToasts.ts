import { queue } from './queue.ts';
import type { ToastAction } from './toastAction.ts';

export const toastMs = 3000;

export interface Toasts {
  /** Shows a toast until the returned function is called, in place of earlier results. */
  loading: (message: string) => () => void;
  /** With an action it is shown longer. The returned function closes it. */
  success: (message: string, durationMs?: number, action?: ToastAction) => () => void;
  /** A success that waits for a decision: with a clock instead of a tick. */
  pending: (message: string, durationMs?: number, action?: ToastAction) => void;
  error: (message: string, durationMs?: number) => void;
}

/** For a toast with a button. */
export const toastActionMs = 8000;

const shows =
  (variant: 'success' | 'info' | 'error') =>
  (message: string, autoHideDuration = toastMs, toastAction?: ToastAction) => {
    const key = crypto.randomUUID();
    const toast = { message, key, variant, autoHideDuration, ...(toastAction && { toastAction }) };
    queue.add((lane) => lane.show(toast));
    return () => queue.add((lane) => lane.close(key));
  };

const toasts: Toasts = {
  loading: (message) => {
    const key = crypto.randomUUID();
    queue.add((lane) => lane.replace({ message, key, variant: 'default', persist: true }));
    return () => queue.add((lane) => lane.close(key));
  },
  success: shows('success'),
  pending: shows('info'),
  error: shows('error'),
};

export const useToasts = (): Toasts => toasts;
