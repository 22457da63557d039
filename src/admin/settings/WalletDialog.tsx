import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { BodyOf } from '#contract/call.ts';
import { type Coin, coinNames, coinOfWallet, coins, walletTypes } from '#contract/coin.ts';
import { walletRules, type wallets } from '#contract/wallets.ts';
import { type DialogCommand, problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { QrPicture } from '#src/shared/ui/QrPicture.tsx';
import { copy } from './copy.ts';
import { QrImageField } from './QrImageField.tsx';

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
    <FormDialog
      title={copy.wallets.update}
      submit={copy.wallets.submit}
      command={command}
      form={form}
      onSubmit={onSave}
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
    </FormDialog>
  );
}

/** The QR code that investors will scan, while the address is typed. */
function QrPreview({ address }: { address: string }) {
  if (address === '') return null;
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <QrPicture text={address} label={copy.wallets.qrOf(address)} size={120} />
      <div>
        <Typography sx={{ fontWeight: 600 }}>{copy.wallets.preview}</Typography>
        <Typography variant="body2" color="text.secondary">
          {copy.wallets.previewHint}
        </Typography>
      </div>
    </Stack>
  );
}

type Check = (coin: Coin, address: string) => string | undefined;

/** A hint on an address's checksum while it is typed; the server has the final check. */
function useAddressCheck(coin: Coin, address: string): string {
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    let isUnmounted = false;
    // Loaded on demand: only this dialog needs checksums.
    import('#contract/addresses.ts').then(
      ({ canonicalAddress }) => isUnmounted || setCheck(() => canonicalAddress),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  if (!check || address === '') return copy.wallets.addressHint;
  if (check(coin, address)) return copy.wallets.addressRight(coinNames[coin]);
  const other = coin === 'BTC' ? 'ETH' : 'BTC';
  return check(other, address)
    ? copy.wallets.addressOther(coinNames[other])
    : copy.wallets.addressWrong(coinNames[coin]);
}
