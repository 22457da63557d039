import { useEffect } from 'react';
import { byShortcut, isShortcut, pressControl, topLayer } from '#src/admin/shell/isShortcut.ts';

const key = /^[a-z0-9?+/-]$/;

// After the first key of a sequence the second one is awaited for so long.
const sequenceMs = 1_500;

/**
 * Makes a key press the visible control that declares it by `aria-keyshortcuts`, and `g` with a
 * letter the link that declares it by `data-go`, except while the user types.
 */
export function useShortcuts(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    let goAt = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || !key.test(event.key) || !isShortcut(event)) return;
      const isSecond = event.timeStamp - goAt < sequenceMs;
      goAt =
        event.key === 'g' && topLayer() === document ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const isPressed = pressControl(isSecond ? `[data-go="${event.key}"]` : byShortcut(event.key));
      // Keep the key out of a field that the control focuses.
      if (isPressed) event.preventDefault();
    };
    // Before the handlers of a page, which know single keys only.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [on]);
}
