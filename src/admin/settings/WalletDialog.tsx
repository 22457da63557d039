import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Controller } from 'react-hook-form';
import type { BodyOf } from '#contract/call.ts';
import { coinNames, coinOfWallet, coins, walletTypes } from '#contract/coin.ts';
import { walletRules, type wallets } from '#contract/wallets.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { CommandDialog, problemId } from '../shell/CommandDialog.tsx';
import type { CommandDialogState } from '../shell/useCommandDialog.ts';
import { useCommandForm } from '../shell/useCommandForm.ts';
import { copy } from './copy.ts';
import { QrImageField } from './QrImageField.tsx';
import { QrPreview } from './QrPreview.tsx';
import { useAddressCheck } from './useAddressCheck.ts';

const words = copy.wallets;

type Input = BodyOf<typeof wallets.add>;

const blank: Required<Input> = { walletAdd: '', walletType: 'btc', image: undefined };

/** The 'Update Wallet' modal: address, type and an optional QR image (S-312 to S-316, S-321). */
export function WalletDialog({ command }: { command: CommandDialogState<Input> }) {
  const form = useCommandForm(walletRules, blank, command);
  const address = form.watch('walletAdd').trim();
  const said = useAddressCheck(coinOfWallet[form.watch('walletType')], address);
  return (
    <CommandDialog
      title={words.update}
      submit={words.submit}
      command={command}
      invalid={formMessage(form.formState.errors)}
      onSubmit={form.handleSubmit((typed) => command.give(typed))}
    >
      <Alert severity="warning">{words.warning}</Alert>
      <TextField
        {...fieldProps(form, 'walletAdd', problemId)}
        label={words.address}
        helperText={said}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        fullWidth
      />
      <Controller
        name="walletType"
        control={form.control}
        render={({ field: { ref, ...field } }) => (
          <TextField {...field} id="walletType" inputRef={ref} select label={words.type} fullWidth>
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
