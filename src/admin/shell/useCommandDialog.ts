import { useState } from 'react';
import {
  type Command,
  type CommandCall,
  type CommandOptions,
  useCommand,
} from '#src/admin/provider/useCommand.ts';

export interface CommandDialogState<Input> extends Command<Input> {
  isOpen: boolean;
  openDialog: () => void;
  close: () => void;
}

/** Opens a dialog for a command; a success closes it. */
export function useCommandDialog<Input extends object>(
  command: CommandCall<Input>,
  options: CommandOptions,
): CommandDialogState<Input> {
  const [isOpen, setOpen] = useState(false);
  const onDone = () => {
    setOpen(false);
    options.onDone?.();
  };
  const state = useCommand(command, { ...options, onDone });
  const openDialog = () => {
    state.reset();
    setOpen(true);
  };
  return { ...state, isOpen, openDialog, close: () => setOpen(false) };
}
