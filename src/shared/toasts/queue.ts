import type { ProviderContext } from 'notistack';

/** Something to do with the toasts as soon as they are there. */
export type Job = (snackbar: ProviderContext) => void;

/** Keeps what is to be shown until the toasts have come, and tells who fetches them. */
function openQueue() {
  const waiting: Job[] = [];
  let host: ProviderContext | undefined;
  let fetchHost: () => void = () => undefined;
  return {
    /** Does a job now, or first thing when the toasts have come. */
    add(job: Job): void {
      if (host) job(host);
      else {
        waiting.push(job);
        fetchHost();
      }
    },
    /** Names who fetches the toasts when the first one is wanted. */
    onWanted(fetchThem: () => void): void {
      fetchHost = fetchThem;
      if (waiting.length > 0) fetchThem();
    },
    /** Lets toasts appear here; returns how to step down. */
    serve(snackbar: ProviderContext): () => void {
      host = snackbar;
      for (const job of waiting.splice(0)) job(snackbar);
      return () => {
        if (host === snackbar) host = undefined;
      };
    },
  };
}

/** The toasts of this tab. */
export const queue = openQueue();
