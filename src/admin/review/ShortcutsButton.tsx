import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'react-admin';
import { copy } from './copy.ts';
import { useShortcuts } from './useShortcuts.ts';

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
