import type { ProviderContext } from 'notistack';

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

type Job = (snackbar: ProviderContext) => void;

/** Buffers toasts until the toast host has loaded, and starts loading it. */
function openQueue() {
  const waiting: Job[] = [];
  let host: ProviderContext | undefined;
  let loadHost: () => void = () => undefined;
  return {
    add(job: Job): void {
      if (host) job(host);
      else {
        waiting.push(job);
        loadHost();
      }
    },
    /** Registers the loader of the toast host. */
    onNeeded(load: () => void): void {
      loadHost = load;
      if (waiting.length > 0) load();
    },
    /** Runs all jobs on this host. Returns a function that disconnects it. */
    connect(snackbar: ProviderContext): () => void {
      host = snackbar;
      for (const job of waiting.splice(0)) job(snackbar);
      return () => {
        if (host === snackbar) host = undefined;
      };
    },
  };
}

export const queue = openQueue();
