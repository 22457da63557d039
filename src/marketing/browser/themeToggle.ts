import { schemeAttribute, schemeStorageKey } from '#src/shared/theme/tokens.ts';

/** Switches the colour scheme and stores it under the key that the app reads. */
export function startThemeToggle(toggle: HTMLElement): void {
  const root = document.documentElement;
  const isDark = () => root.getAttribute(schemeAttribute) === 'dark';
  const updateLabel = () => {
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
      // With blocked storage the choice lasts for this page.
      if (!(cause instanceof DOMException)) throw cause;
    }
  });
  // The system can also change the scheme, so watch the attribute.
  new MutationObserver(updateLabel).observe(root, { attributeFilter: [schemeAttribute] });
  toggle.hidden = false;
  updateLabel();
}
