import { useEffect } from 'react';

const key = /^[a-z?+-]$/;
const typing = 'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox]';

/** The topmost dialog, else the page. */
const topLayer = (): ParentNode =>
  [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document;

/**
 * Makes a key press the visible control that declares it by `aria-keyshortcuts`, except while the
 * user types.
 */
export function useShortcuts(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (modified || event.repeat || event.defaultPrevented || !key.test(event.key)) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      const control = topLayer().querySelector<HTMLElement>(`[aria-keyshortcuts~="${event.key}"]`);
      if (!control) return;
      // Keep the key out of a field that the control focuses.
      event.preventDefault();
      control.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
