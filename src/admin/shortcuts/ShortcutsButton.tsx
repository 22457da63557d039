import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useStore } from 'react-admin';
import { lazyPart } from '#src/shared/ui/lazyPart.tsx';
import { copy } from './copy.ts';
import { useShortcuts } from './useShortcuts.ts';

const ShortcutsDialog = lazyPart(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
);

export function ShortcutsButton() {
  const [isOn, setOn] = useStore('shortcuts', true);
  const [open, setOpen] = useState(false);
  useShortcuts(isOn);
  return (
    <>
      <IconButton
        size="small"
        aria-label={copy.title}
        title={copy.title}
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        <KeyboardOutlined fontSize="small" />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <ShortcutsDialog isOn={isOn} onSwitch={setOn} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
