import { useState } from 'react';
import { type Command, type CommandOptions, useCommand } from '../provider/useCommand.ts';

/** A command with the dialog that asks for its input. */
export interface CommandDialogState<Input> extends Command<Input> {
  open: boolean;
  begin: () => void;
  close: () => void;
}

/** Opens a dialog for a command and closes it once the command is done, not before. */
export function useCommandDialog<Input>(options: CommandOptions<Input>): CommandDialogState<Input> {
  const [open, setOpen] = useState(false);
  const onDone = () => {
    setOpen(false);
    options.onDone?.();
  };
  const command = useCommand<Input>({ ...options, onDone });
  const begin = () => {
    command.forget();
    setOpen(true);
  };
  return { ...command, open, begin, close: () => setOpen(false) };
}
