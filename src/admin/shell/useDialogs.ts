import { createContext, type ReactElement, useContext } from 'react';

interface Dialogs {
  /** Shows a dialog above the screen; it stays when the part that opened it is gone. */
  open: (dialog: ReactElement) => void;
  close: () => void;
}

const nothing = () => undefined;

export const DialogsContext = createContext<Dialogs>({ open: nothing, close: nothing });

export const useDialogs = (): Dialogs => useContext(DialogsContext);
