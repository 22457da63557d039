import Button, { type ButtonProps } from '@mui/material/Button';
import type { CommandCall, CommandOptions } from '#src/admin/provider/useCommand.ts';
import { CommandDialog, type DialogTexts } from './CommandDialog.tsx';
import { useDialogCommand } from './useDialogCommand.ts';
import { useDialogs } from './useDialogs.ts';

interface ConfirmationProps<Input> extends CommandOptions, DialogTexts {
  command: CommandCall<Input>;
  input: Input;
  destructive?: boolean;
}

interface ConfirmationButtonProps<Input> extends ConfirmationProps<Input> {
  button: string;
  buttonProps?: Pick<ButtonProps, 'variant' | 'color' | 'aria-label'>;
}

/** A command without fields: a button and a dialog that asks for confirmation. */
export function ConfirmationButton<Input extends object>(props: ConfirmationButtonProps<Input>) {
  const { button, buttonProps, ...confirmation } = props;
  const { open } = useDialogs();
  return (
    <Button
      size="small"
      variant="outlined"
      {...buttonProps}
      onClick={() => open(<ConfirmationDialog {...confirmation} />)}
    >
      {button}
    </Button>
  );
}

export function ConfirmationDialog<Input extends object>(props: ConfirmationProps<Input>) {
  const { input, title, text, submit, destructive = false } = props;
  const command = useDialogCommand(props.command, props);
  return (
    <CommandDialog
      title={title}
      {...(text !== undefined && { text })}
      submit={submit}
      destructive={destructive}
      command={command}
      onSubmit={(event) => {
        event.preventDefault();
        command.run(input);
      }}
    />
  );
}
