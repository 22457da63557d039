import Button, { type ButtonProps } from '@mui/material/Button';
import type { FormEvent } from 'react';
import type { CommandCall, CommandOptions } from '#src/admin/provider/useCommand.ts';
import { CommandDialog, type DialogTexts } from './CommandDialog.tsx';
import { useCommandDialog } from './useCommandDialog.ts';

interface ConfirmationButtonProps<Input> extends CommandOptions, DialogTexts {
  button: string;
  command: CommandCall<Input>;
  input: Input;
  destructive?: boolean;
  buttonProps?: Pick<ButtonProps, 'variant' | 'color' | 'aria-label'>;
}

/** A command without fields: a button and a dialog that asks for confirmation. */
export function ConfirmationButton<Input extends object>(props: ConfirmationButtonProps<Input>) {
  const { button, buttonProps, input, title, text, submit, destructive = false } = props;
  const command = useCommandDialog(props.command, props);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    command.run(input);
  };
  return (
    <>
      <Button size="small" variant="outlined" {...buttonProps} onClick={command.openDialog}>
        {button}
      </Button>
      {command.isOpen && (
        <CommandDialog
          title={title}
          {...(text !== undefined && { text })}
          submit={submit}
          destructive={destructive}
          command={command}
          onSubmit={confirm}
        />
      )}
    </>
  );
}
