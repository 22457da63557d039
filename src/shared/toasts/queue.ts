import type { Lane } from './lane.ts';

type Job = (lane: Lane) => void;

/** Buffers toasts until the toast host has loaded, and starts loading it. */
function openQueue() {
  const waiting: Job[] = [];
  let lane: Lane | undefined;
  let loadHost: () => void = () => undefined;
  return {
    add(job: Job): void {
      if (lane) job(lane);
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
    /** Runs all jobs on this lane. Returns a function that disconnects it. */
    connect(next: Lane): () => void {
      lane = next;
      for (const job of waiting.splice(0)) job(next);
      return () => {
        if (lane === next) lane = undefined;
      };
    },
  };
}

export const queue = openQueue();
