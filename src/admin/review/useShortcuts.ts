import { useEffect } from 'react';

const key = /^[a-z?+-]$/;
const typing = 'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox]';

/** Whatever is above the rest: the topmost dialog, else the page. */
const stage = (): ParentNode =>
  [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document;

/**
 * Lets a key press the control that declares it by `aria-keyshortcuts`: what a key does is a matter
 * of what is on the screen. Nothing happens while somebody types.
 */
export function useShortcuts(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (modified || event.repeat || event.defaultPrevented || !key.test(event.key)) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      const control = stage().querySelector<HTMLElement>(`[aria-keyshortcuts~="${event.key}"]`);
      if (!control) return;
      // The key must not be typed into the field that the control brings up.
      event.preventDefault();
      control.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
