import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'react-admin';
import { copy } from './copy.ts';

const key = /^[a-z0-9?+-]$/;

const typing = 'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox]';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}));

export function ShortcutsButton() {
  const [isOn, setOn] = useStore('shortcuts', true);
  const [open, setOpen] = useState(false);
  useShortcuts(isOn);
  return (
    <>
      <IconButton
        aria-label={copy.shortcuts.title}
        title={copy.shortcuts.title}
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        <KeyboardOutlined />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <ShortcutsDialog isOn={isOn} onSwitch={setOn} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The topmost dialog, else the page. */
const topLayer = (): ParentNode =>
  [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document;

/**
 * Makes a key press the visible control that declares it by `aria-keyshortcuts`, except while the
 * user types.
 */
function useShortcuts(on: boolean): void {
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
