import { topLayer } from './isShortcut.ts';

/**
 * Presses the visible control that a selector finds, or puts the focus into it if it takes text.
 * False if there is none.
 */
export function pressControl(selector: string): boolean {
  const control = topLayer().querySelector<HTMLElement>(selector);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.focus();
    control.select();
  } else control?.click();
  return control !== null;
}

/** The control that declares a key by `aria-keyshortcuts`. */
export const byShortcut = (key: string) => `[aria-keyshortcuts~="${key}"]`;
