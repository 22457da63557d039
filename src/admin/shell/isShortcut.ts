const typing = 'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox]';
// A check box takes no text.
const ticking = 'input[type=checkbox], input[type=radio]';

/** The topmost dialog, else the page. */
export const topLayer = (): ParentNode =>
  [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document;

// A letter of a note that goes astray must not leave the record.
const isArmed = () => document.querySelector('[data-armed]') !== null;

/**
 * Whether a key press is a shortcut: no modifier, not repeated by holding, not in a text field, and
 * no letter while a decision is armed.
 */
export function isShortcut(event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (modified || event.defaultPrevented) return false;
  if (/^[a-z]$/i.test(event.key) && isArmed()) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  return target.matches(ticking) || !target.closest(typing);
}

/**
 * Presses the visible control that a selector finds, or puts the focus into it if it takes text.
 * False without one.
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
