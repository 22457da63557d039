import type { ProviderContext, SnackbarKey } from 'notistack';
import type { Toast } from './toastAction.ts';
import { isPhone, toastBottom, toastRight, toastTop } from './toastBottom.ts';

/** Results that follow one another faster are of the same act. */
const actMs = 500;
const anchorOrigin = { vertical: 'bottom', horizontal: 'right' } as const;

/** A button, such as Undo, stays until its time is over. */
const isSuccess = ({ variant, toastAction }: Toast): boolean =>
  (variant === 'success' || variant === 'info') && !toastAction;

const errors = '.MuiAlert-colorError';

const has = (node: Node, selector: string): boolean =>
  node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null);

/** A new error in the page: a success that is still shown would contradict it. */
const isError = (node: Node): boolean =>
  node instanceof Element && !node.closest('.toasts') && has(node, errors);

/** The buttons of a form that opens while its toast is shown. */
const isArmed = (node: Node): boolean => has(node, '[data-armed]');

/** Shows toasts on a host: those of one act, and all on a phone, one after the other. */
export function openLane(host: ProviderContext) {
  const shown = new Map<SnackbarKey, Toast>();
  const waiting: Toast[] = [];
  let shownAtMs = 0;

  const results = () => [...shown.values()].filter(({ persist }) => !persist);
  const place = () => {
    const { style } = document.documentElement;
    const top = toastTop();
    style.setProperty('--toast-top', top === undefined ? 'auto' : `${top}px`);
    style.setProperty('--toast-bottom', top === undefined ? `${toastBottom()}px` : 'auto');
    style.setProperty('--toast-right', `${toastRight()}px`);
  };
  // The bars of a phone grow, and are others on the next page.
  const page = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some(isError)) closeThose(isSuccess);
    if (isPhone() || added.some(isArmed)) place();
  });
  const watch = () => page.observe(document.body, { childList: true, subtree: true });
  const enqueue = (toast: Toast) => {
    const { message, key = crypto.randomUUID(), ...options } = toast;
    // A toast on screen must not move.
    if (results().length === 0) place();
    watch();
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
        else if (shown.size === 0) page.disconnect();
      },
    });
  };
  const closeThose = (isClosed: (toast: Toast) => boolean) => {
    for (const [key, toast] of [...shown]) if (isClosed(toast)) host.closeSnackbar(key);
  };
  const mustWait = () => results().length > 0 && (isPhone() || Date.now() - shownAtMs < actMs);
  return {
    show(toast: Toast): void {
      closeThose((other) => other.message === toast.message);
      if (toast.variant === 'error') closeThose(isSuccess);
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
      const index = waiting.findIndex((toast) => toast.key === key);
      if (index >= 0) waiting.splice(index, 1);
      host.closeSnackbar(key);
    },
  };
}

export type Lane = ReturnType<typeof openLane>;
