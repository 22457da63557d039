import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { CommandDialog } from '#src/admin/shell/CommandDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { copy } from './copy.ts';
import { NextAddress } from './NextAddress.tsx';
import { followingOf, type Next } from './successor.ts';

// The specified message is one toast; the server's addition about open deposits is another.
const sentences = (message: string) => [
  messages.walletDeleted,
  ...[message.replace(messages.walletDeleted, '').trim()].filter((rest) => rest !== ''),
];

export interface DeleteWalletProps {
  wallet: WalletRecord;
  /** All addresses, newest first. */
  wallets: readonly WalletRecord[];
}

export function DeleteWalletDialog({ wallet, wallets }: DeleteWalletProps) {
  const { id, address, active } = wallet;
  const { title, text, submit, choose, last } = copy.delete;
  const [next, setNext] = useState<Next>();
  const [isMissing, setMissing] = useState(false);
  const retire = useDialogCommand(commands.deleteWallet, {
    invalidates: ['wallets'],
    waiting: copy.deleting,
    sentences,
  });
  const { successor, others } = followingOf(wallet, wallets);
  const confirm = () => {
    if (!active) return retire.run({ id });
    if (!successor) return retire.run({ id, next: 'pause' });
    setMissing(next === undefined);
    if (next === 'pause') retire.run({ id, next });
    if (next === 'previous') retire.run({ id, next, successor: successor.wallet.id });
  };
  return (
    <CommandDialog
      title={title}
      text={active && !successor ? `${text} ${last(wallet.coin)}` : text}
      submit={submit}
      destructive
      command={retire}
      invalid={isMissing ? choose : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <AddressText address={address} />
      {successor && (
        <NextAddress
          coin={wallet.coin}
          successor={successor}
          others={others}
          value={next}
          onChange={(chosen) => {
            setNext(chosen);
            setMissing(false);
          }}
        />
      )}
    </CommandDialog>
  );
}
