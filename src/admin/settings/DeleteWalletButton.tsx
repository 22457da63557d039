import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { messages } from '#contract/messages.ts';
import type { WalletRecord } from '../provider/records.ts';
import { CommandDialog } from '../shell/CommandDialog.tsx';
import { useCommandDialog } from '../shell/useCommandDialog.ts';
import { copy } from './copy.ts';

const words = copy.deleteWallet;

// SPEC.md's sentence is a toast of its own; what the server adds about open deposits follows.
const sentences = (message: string) => [
  messages.walletDeleted,
  ...[message.replace(messages.walletDeleted, '').trim()].filter((rest) => rest !== ''),
];

/** Retires an address after a confirmation (S-318, S-320, S-324). */
export function DeleteWalletButton({ wallet: { id, address } }: { wallet: WalletRecord }) {
  const retire = useCommandDialog({
    ask: (provider, input: { id: string }) => provider.deleteWallet(input),
    touches: ['wallets'],
    waiting: copy.wallets.deleting,
    sentences,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    retire.give({ id });
  };
  return (
    <>
      <Button size="small" color="error" aria-label={words.of(address)} onClick={retire.begin}>
        {words.button}
      </Button>
      {retire.open && (
        <CommandDialog
          title={words.title}
          text={words.text(address)}
          submit={words.submit}
          grave
          command={retire}
          onSubmit={submit}
        />
      )}
    </>
  );
}
