import { rootKey } from '#src/shared/session/storedSession.ts';

const adoptedKey = 'demo-tab';

/**
 * Gives each tab a session of its own: in the product one browser holds one session, but here an
 * investor and staff stand side by side. A new tab begins with the session that was opened last. It
 * is done below `localStorage`, so that the product's own files need not know of it.
 */
export function keepSessionPerTab(): void {
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
    // Another tab's session stays the one that the next tab begins with.
    if (getItem.call(this, key) === own) removeItem.call(this, key);
    removeItem.call(sessionStorage, key);
  };
}
