import type { OptionsObject } from 'notistack';

/** A button of a toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

declare module 'notistack' {
  interface VariantOverrides {
    success: { toastAction?: ToastAction };
    info: { toastAction?: ToastAction };
    error: { toastAction?: ToastAction };
  }
}

/** A message as the host shows it. */
export interface Toast extends OptionsObject {
  message: string;
  toastAction?: ToastAction;
}
