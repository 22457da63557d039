import type { OptionsObject, ProviderContext, SnackbarKey } from 'notistack';
import { freePlace } from './freePlace.ts';

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

/** Results that follow one another faster are of the same act. */
const actMs = 500;
const anchorOrigin = { vertical: 'bottom', horizontal: 'right' } as const;

const isPhone = () => window.matchMedia('(max-width: 719.95px)').matches;

/** Shows toasts on a host: those of one act, and all on a phone, one after the other. */
export function openLane(host: ProviderContext) {
  const shown = new Map<SnackbarKey, Toast>();
  const waiting: Toast[] = [];
  let shownAtMs = 0;

  const results = () => [...shown.values()].filter(({ persist }) => !persist);
  const enqueue = (toast: Toast) => {
    const { message, key = crypto.randomUUID(), ...options } = toast;
    // A toast on screen must not move.
    if (results().length === 0) {
      document.documentElement.style.setProperty('--toast-bottom', `${freePlace()}px`);
    }
    if (!toast.persist) shownAtMs = Date.now();
    shown.set(key, toast);
    host.enqueueSnackbar(message, {
      ...options,
      key,
      anchorOrigin,
      onClose: () => {
        // Also called again when a toast ends that was closed while it appeared.
        if (!shown.delete(key) || results().length > 0) return;
        const next = waiting.shift();
        if (next) enqueue(next);
      },
    });
  };
  const closeThose = (isClosed: (toast: Toast) => boolean) => {
    for (const [key, toast] of [...shown]) if (isClosed(toast)) host.closeSnackbar(key);
  };
  const mustWait = () => results().length > 0 && (isPhone() || Date.now() - shownAtMs < actMs);
  return {
    show(toast: Toast): void {
      closeThose(({ message }) => message === toast.message);
      if (mustWait()) waiting.push(toast);
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
