import Button, { type ButtonProps } from '@mui/material/Button';
import type { FormEvent } from 'react';
import type { CommandOptions } from '#src/admin/provider/useCommand.ts';
import { CommandDialog } from './CommandDialog.tsx';
import { useCommandDialog } from './useCommandDialog.ts';

interface AskButtonProps extends Pick<CommandOptions<undefined>, 'ask' | 'touches'> {
  button: string;
  title: string;
  text: string;
  submit: string;
  /** Takes something away: buttons say so by their colour. */
  grave?: boolean;
  look?: Pick<ButtonProps, 'variant' | 'color' | 'aria-label'>;
}

/** A command without fields: one button, one question, done. */
export function ConfirmationButton({ button, look, ask, touches, ...dialog }: AskButtonProps) {
  const command = useCommandDialog<undefined>({ ask, touches });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    command.give(undefined);
  };
  return (
    <>
      <Button size="small" variant="outlined" {...look} onClick={command.begin}>
        {button}
      </Button>
      {command.open && <CommandDialog {...dialog} command={command} onSubmit={submit} />}
    </>
  );
}
