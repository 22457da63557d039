import {
  type Command,
  type CommandCall,
  type CommandOptions,
  useCommand,
} from '#src/admin/provider/useCommand.ts';
import { useDialogs } from './useDialogs.ts';

export interface DialogCommandState<Input> extends Command<Input> {
  close: () => void;
}

/** The command of an open dialog; a success closes it. */
export function useDialogCommand<Input extends object>(
  command: CommandCall<Input>,
  options: CommandOptions,
): DialogCommandState<Input> {
  const { close } = useDialogs();
  const onDone = () => {
    close();
    options.onDone?.();
  };
  return { ...useCommand(command, { ...options, onDone }), close };
}
