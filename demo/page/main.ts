import { startPath } from '#demo/protocol.ts';
import { startBar } from './bar.ts';
import { followDemoClock, storedState } from './clock.ts';
import { keepSessionPerTab } from './tabSession.ts';

// Runs on every page of the demo before the scripts of the product.
const isPrepared = (): boolean => {
  try {
    keepSessionPerTab();
    followDemoClock();
    return storedState() !== undefined && Boolean(navigator.serviceWorker?.controller);
  } catch {
    // Storage is blocked: the first page explains it.
    return false;
  }
};

const prepared = isPrepared();
if (location.pathname !== startPath) {
  const from = location.pathname + location.search + location.hash;
  if (prepared) document.addEventListener('DOMContentLoaded', startBar);
  else location.replace(`${startPath}#${new URLSearchParams({ from })}`);
}
