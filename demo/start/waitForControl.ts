import { workerPath } from '#demo/protocol.ts';

/** Registers the worker of the demo; undefined where the browser has none. */
export function registerWorker() {
  const { serviceWorker } = navigator as Partial<Navigator>;
  return serviceWorker?.register(workerPath, { updateViaCache: 'none' });
}

/** Waits until the worker controls this page; before that its calls would get no answer. */
export async function waitForControl(): Promise<void> {
  await registerWorker();
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
    setTimeout(() => {
      if (!navigator.serviceWorker.controller) location.reload();
    }, 3_000);
  });
}
