import { startPath } from '#demo/protocol.ts';
import { rootKey } from '#src/shared/session/storedSession.ts';
import { startBar } from './bar.ts';
import { followDemoClock, storedState } from './clock.ts';

const adoptedKey = 'demo-tab';

/**
 * A session per tab: an investor and staff can be signed in side by side. `Storage` itself is
 * patched, so the product's code stays unchanged.
 */
function keepSessionPerTab(): void {
  const { getItem, setItem, removeItem } = Storage.prototype;
  const isSession = (storage: Storage, key: string) => key === rootKey && storage === localStorage;
  if (sessionStorage.getItem(adoptedKey) === null) {
    const last = localStorage.getItem(rootKey);
    if (last !== null) sessionStorage.setItem(rootKey, last);
    sessionStorage.setItem(adoptedKey, 'yes');
  }
  Storage.prototype.getItem = function (key) {
    return getItem.call(isSession(this, key) ? sessionStorage : this, key);
  };
  Storage.prototype.setItem = function (key, value) {
    if (isSession(this, key)) setItem.call(sessionStorage, key, value);
    setItem.call(this, key, value);
  };
  Storage.prototype.removeItem = function (key) {
    const own = isSession(this, key) ? getItem.call(sessionStorage, key) : undefined;
    if (own === undefined) return removeItem.call(this, key);
    // The next tab still begins with another tab's session.
    if (getItem.call(this, key) === own) removeItem.call(this, key);
    removeItem.call(sessionStorage, key);
  };
}

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
