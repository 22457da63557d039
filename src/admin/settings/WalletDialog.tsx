import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Controller } from 'react-hook-form';
import type { BodyOf } from '#contract/call.ts';
import { coinNames, coinOfWallet, coins, walletTypes } from '#contract/coin.ts';
import { walletRules, type wallets } from '#contract/wallets.ts';
import { CommandDialog, type DialogCommand, problemId } from '#src/admin/shell/CommandDialog.tsx';
import { useCommandForm } from '#src/admin/shell/useCommandForm.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { copy } from './copy.ts';
import { QrImageField } from './QrImageField.tsx';
import { QrPreview } from './QrPreview.tsx';
import { useAddressCheck } from './useAddressCheck.ts';

type Input = BodyOf<typeof wallets.add>;

const blank: Required<Input> = { walletAdd: '', walletType: 'btc', image: undefined };

interface WalletDialogProps {
  command: DialogCommand;
  onSave: (input: Input) => void;
}

/** The 'Update Wallet' modal: address, type and an optional QR image. */
export function WalletDialog({ command, onSave }: WalletDialogProps) {
  const form = useCommandForm(walletRules, blank, command);
  const address = form.watch('walletAdd').trim();
  const addressHint = useAddressCheck(coinOfWallet[form.watch('walletType')], address);
  return (
    <CommandDialog
      title={copy.wallets.update}
      submit={copy.wallets.submit}
      command={command}
      invalid={formMessage(form.formState.errors)}
      onSubmit={form.handleSubmit((input) => onSave(input))}
    >
      <Alert severity="warning">{copy.wallets.warning}</Alert>
      <TextField
        {...fieldProps(form, 'walletAdd', problemId)}
        label={copy.wallets.address}
        helperText={addressHint}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        fullWidth
      />
      <Controller
        name="walletType"
        control={form.control}
        render={({ field: { ref, ...field } }) => (
          <TextField
            {...field}
            id="walletType"
            inputRef={ref}
            select
            label={copy.wallets.type}
            fullWidth
          >
            {coins.map((coin) => (
              <MenuItem key={coin} value={walletTypes[coin]}>
                {coinNames[coin]}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <QrPreview address={address} />
      <Controller
        name="image"
        control={form.control}
        render={({ field, fieldState }) => (
          <QrImageField wrong={fieldState.invalid} onChoose={field.onChange} />
        )}
      />
    </CommandDialog>
  );
}
