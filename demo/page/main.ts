import { startPath } from '#demo/protocol.ts';
import { startBar } from './bar.ts';
import { followDemoClock, storedState } from './clock.ts';
import { keepSessionPerTab } from './tabSession.ts';

const isPrepared = (): boolean => {
  try {
    keepSessionPerTab();
    followDemoClock();
    return storedState() !== undefined && Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
};

const prepared = isPrepared();
if (location.pathname !== startPath) {
  const from = location.pathname + location.search + location.hash;
  if (prepared) document.addEventListener('DOMContentLoaded', startBar);
  else location.replace(`${startPath}#${new URLSearchParams({ from })}`);
}
