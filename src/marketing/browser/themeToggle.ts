import { schemeAttribute, schemeStorageKey } from '#src/shared/theme/tokens.ts';

/** Switches the colour scheme and stores it under the key that the app reads. */
export function startThemeToggle(toggle: HTMLElement): void {
  const root = document.documentElement;
  toggle.addEventListener('click', () => {
    const next = root.getAttribute(schemeAttribute) === 'dark' ? 'light' : 'dark';
    root.setAttribute(schemeAttribute, next);
    try {
      localStorage.setItem(schemeStorageKey, next);
    } catch (cause) {
      // With blocked storage the choice lasts for this page.
      if (!(cause instanceof DOMException)) throw cause;
    }
  });
  toggle.hidden = false;
}
