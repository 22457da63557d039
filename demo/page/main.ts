import { startPath } from '#demo/protocol.ts';
import { startBar } from './bar.ts';
import { followDemoClock, keptState } from './clock.ts';
import { keepSessionPerTab } from './tabSession.ts';

// Runs on every page of the demo before anything of the product does.
const isPrepared = (): boolean => {
  try {
    keepSessionPerTab();
    followDemoClock();
    return keptState() !== undefined && Boolean(navigator.serviceWorker?.controller);
  } catch {
    // Storage is blocked: the first page says so.
    return false;
  }
};

const prepared = isPrepared();
if (location.pathname !== startPath) {
  const from = location.pathname + location.search + location.hash;
  if (prepared) document.addEventListener('DOMContentLoaded', startBar);
  else location.replace(`${startPath}#${new URLSearchParams({ from })}`);
}
