import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { BodyOf } from '#contract/call.ts';
import {
  type Coin,
  coinNames,
  coinOfWallet,
  coinStarting,
  coins,
  walletTypes,
} from '#contract/coin.ts';
import { type wallets as walletCalls, walletRules } from '#contract/wallets.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { PaymentQr } from '#src/shared/payment/PaymentQr.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { copy } from './copy.ts';
import { QrImageField } from './QrImageField.tsx';
import { useAddressCoin } from './useAddressCoin.ts';

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
      <Controller
        name="walletType"
        control={form.control}
        render={({ field: { ref, ...field } }) => (
          <TextField {...field} id="walletType" inputRef={ref} select label={texts.type} fullWidth>
            {coins.map((each) => (
              <MenuItem key={each} value={walletTypes[each]}>
                {coinNames[each]}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <Controller
        name="ownCoin"
        control={form.control}
        render={({ field: { value, ref, ...field } }) => (
          <FormControlLabel
            control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
            label={texts.ownCoin}
          />
        )}
      />
      <Preview address={isValid ? address : ''} coin={coin} />
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

// As high as the code that takes its place.
const noPreview = {
  minHeight: 120,
  display: 'grid',
  placeItems: 'center',
  px: 2,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 1,
  textAlign: 'center',
  color: 'text.secondary',
} as const;

const shortOf = (address: string) => `${address.slice(0, 8)}…${address.slice(-8)}`;

/** The address to compare, and the QR code that investors will scan, once the address is valid. */
function Preview({ address, coin }: { address: string; coin: Coin }) {
  const { data: settings } = useSettings();
  if (address === '') {
    return <Box sx={noPreview}>{texts.noPreview}</Box>;
  }
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <PaymentQr
        uri={address}
        label={copy.qrOf(address)}
        isSample={settings?.demo === true}
        size={{ xs: 120 }}
      />
      <div>
        <Typography sx={{ fontWeight: 600 }}>{`${coinNames[coin]}: ${texts.preview}`}</Typography>
        <AddressText address={address} />
        <Typography variant="body2" color="text.secondary">
          {texts.previewHint}
        </Typography>
      </div>
    </Stack>
  );
}
