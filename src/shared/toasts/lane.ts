import type { OptionsObject, ProviderContext, SnackbarKey } from 'notistack';
import { freeEdge } from './freeEdge.ts';

/** A button of a toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

declare module 'notistack' {
  interface VariantOverrides {
    success: { toastAction?: ToastAction };
    error: { toastAction?: ToastAction };
  }
}

interface Toast extends OptionsObject {
  message: string;
  toastAction?: ToastAction;
}

const isPhone = () => window.matchMedia('(max-width: 719.95px)').matches;

/** Shows toasts on a host: together on a wide screen, one after the other on a phone. */
export function openLane(host: ProviderContext) {
  const shown = new Map<SnackbarKey, Toast>();
  const waiting: Toast[] = [];

  const enqueue = (toast: Toast) => {
    const { message, key = crypto.randomUUID(), ...options } = toast;
    shown.set(key, toast);
    host.enqueueSnackbar(message, {
      ...options,
      key,
      anchorOrigin: { vertical: freeEdge(), horizontal: 'right' },
      onClose: () => {
        // Also called again when a toast ends that was closed while it appeared.
        if (!shown.delete(key)) return;
        const next = waiting.shift();
        if (next) enqueue(next);
      },
    });
  };
  const closeThose = (isClosed: (toast: Toast) => boolean) => {
    for (const [key, toast] of [...shown]) if (isClosed(toast)) host.closeSnackbar(key);
  };
  return {
    show(toast: Toast): void {
      closeThose(({ message }) => message === toast.message);
      if (shown.size > 0 && isPhone()) waiting.push(toast);
      else enqueue(toast);
    },
    /** Shows the progress of a new try, which ends the results of earlier ones. */
    replace(toast: Toast): void {
      waiting.splice(0);
      const isAlone = isPhone();
      closeThose(({ persist }) => isAlone || !persist);
      enqueue(toast);
    },
    close(key: SnackbarKey): void {
      host.closeSnackbar(key);
    },
  };
}

export type Lane = ReturnType<typeof openLane>;
