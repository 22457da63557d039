import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { BodyOf } from '#contract/call.ts';
import { coinOfWallet, coinStarting, walletTypes } from '#contract/coin.ts';
import { type wallets as walletCalls, walletRules } from '#contract/wallets.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { CoinFields } from './CoinFields.tsx';
import { copy } from './copy.ts';
import { QrImageField } from './QrImageField.tsx';
import { useAddressCoin } from './useAddressCoin.ts';
import { WalletPreview } from './WalletPreview.tsx';

type Input = BodyOf<typeof walletCalls.add>;

const blank: Required<Input> = {
  walletAdd: '',
  walletType: 'btc',
  image: undefined,
  ownCoin: false,
};
const texts = copy.add;

/** The 'Update Wallet' modal: address, type and an optional QR image. */
export function WalletDialog({ wallets }: { wallets: readonly WalletRecord[] }) {
  const command = useDialogCommand(commands.addWallet, {
    invalidates: ['wallets'],
    waiting: copy.uploading,
  });
  const form = useCommandForm(walletRules, blank, command);
  const { setValue } = form;
  const address = form.watch('walletAdd').trim();
  const coin = coinOfWallet[form.watch('walletType')];
  const found = useAddressCoin(address);
  // The type follows an address; staff can still change it, and the server has the final check.
  const meant = found ?? coinStarting(address);
  useEffect(() => {
    if (meant) setValue('walletType', walletTypes[meant]);
  }, [meant, setValue]);
  const [isLeft, setLeft] = useState(false);
  const isValid = found === coin;
  const isWrong = isLeft && address !== '' && !isValid;
  const hint = address === '' ? texts.hint : isValid ? texts.right(coin) : texts.wrong;
  const active = wallets.find((wallet) => wallet.coin === coin && wallet.active);
  return (
    <FormDialog
      title={copy.update}
      submit={texts.submit}
      command={command}
      form={form}
      onSubmit={command.run}
    >
      <Alert severity="warning">
        {texts.effect(coin, active && shortOf(active.address))} {texts.open}
      </Alert>
      <TextField
        {...fieldProps(form, 'walletAdd', problemId)}
        label={copy.address}
        helperText={hint}
        error={isWrong || form.formState.errors.walletAdd !== undefined}
        onBlur={() => setLeft(true)}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        fullWidth
        sx={{ '& input': { fontFamily: fonts.mono } }}
      />
      <CoinFields control={form.control} />
      <WalletPreview address={isValid ? address : ''} coin={coin} />
      <Controller
        name="image"
        control={form.control}
        render={({ field, fieldState }) => (
          <QrImageField wrong={fieldState.invalid} onChoose={field.onChange} />
        )}
      />
    </FormDialog>
  );
}

const shortOf = (address: string) => `${address.slice(0, 8)}…${address.slice(-8)}`;
