import { queue } from './queue.ts';

export const toastMs = 3000;

export interface Toasts {
  /** Shows a toast until the returned function is called, in place of earlier results. */
  loading: (message: string) => () => void;
  success: (message: string, durationMs?: number) => void;
  /** A success that waits for a decision: with a clock instead of a tick. */
  pending: (message: string, durationMs?: number) => void;
  error: (message: string, durationMs?: number) => void;
}

const shows =
  (variant: 'success' | 'info' | 'error') =>
  (message: string, autoHideDuration = toastMs) =>
    queue.add((lane) => lane.show({ message, variant, autoHideDuration }));

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
