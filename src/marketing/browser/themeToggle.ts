import { schemeAttribute, schemeStorageKey } from '#src/shared/theme/tokens.ts';

/** Lets the visitor switch the scheme and remembers the choice where the app looks for it. */
export function startThemeToggle(toggle: HTMLElement): void {
  const root = document.documentElement;
  const isDark = () => root.getAttribute(schemeAttribute) === 'dark';
  const name = () => {
    toggle.setAttribute(
      'aria-label',
      (isDark() ? toggle.dataset.toLight : toggle.dataset.toDark) ?? '',
    );
  };

  toggle.addEventListener('click', () => {
    const next = isDark() ? 'light' : 'dark';
    root.setAttribute(schemeAttribute, next);
    try {
      localStorage.setItem(schemeStorageKey, next);
    } catch (cause) {
      // A browser that forbids storage keeps the choice for this page only.
      if (!(cause instanceof DOMException)) throw cause;
    }
  });
  // The scheme also changes with the system's, so the name follows the attribute itself.
  new MutationObserver(name).observe(root, { attributeFilter: [schemeAttribute] });
  toggle.hidden = false;
  name();
}
