import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { messages } from '#contract/messages.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { CommandDialog } from '#src/admin/shell/CommandDialog.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { copy } from './copy.ts';

// The specified message is one toast; the server's addition about open deposits is another.
const sentences = (message: string) => [
  messages.walletDeleted,
  ...[message.replace(messages.walletDeleted, '').trim()].filter((rest) => rest !== ''),
];

/** Retires an address after a confirmation. */
export function DeleteWalletButton({ wallet: { id, address } }: { wallet: WalletRecord }) {
  const { button, title, text, submit, of } = copy.deleteWallet;
  const retire = useCommandDialog(commands.deleteWallet, {
    invalidates: ['wallets'],
    waiting: copy.wallets.deleting,
    sentences,
  });
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    retire.run({ id });
  };
  return (
    <>
      <Button size="small" color="error" aria-label={of(address)} onClick={retire.openDialog}>
        {button}
      </Button>
      {retire.isOpen && (
        <CommandDialog
          title={title}
          text={text(address)}
          submit={submit}
          destructive
          command={retire}
          onSubmit={confirm}
        />
      )}
    </>
  );
}
