import { type ReactElement, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DialogsContext } from './useDialogs.ts';

interface Shown {
  dialog: ReactElement;
  /** It belongs to the page that opened it. */
  pathname: string;
  /** Each opening starts with an empty form. */
  key: number;
}

/**
 * Holds the open dialog above the screens. A row of a list or the head of a screen is another
 * element once a tablet is turned; the dialog that it opened keeps what was typed.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<Shown>();
  const dialogs = useMemo(
    () => ({
      open: (dialog: ReactElement) =>
        setShown((before) => ({ dialog, pathname, key: (before?.key ?? 0) + 1 })),
      close: () => setShown((before) => before && { ...before, pathname: '' }),
    }),
    [pathname],
  );
  return (
    <DialogsContext value={dialogs}>
      {children}
      {shown?.pathname === pathname && <Suspense key={shown.key}>{shown.dialog}</Suspense>}
    </DialogsContext>
  );
}
