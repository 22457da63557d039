const typing = 'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox]';
// A check box takes no text.
const ticking = 'input[type=checkbox], input[type=radio]';

/** The topmost dialog, else the page. */
export const topLayer = (): ParentNode =>
  [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document;

/** Whether a key press is a shortcut: no modifier, not repeated by holding, not in a text field. */
export function isShortcut(event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (modified || event.defaultPrevented) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  return target.matches(ticking) || !target.closest(typing);
}
