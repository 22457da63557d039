import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { machineText } from '#src/investor/addressBook/machineText.ts';
import { PasteButton } from '#src/investor/addressBook/PasteButton.tsx';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { addressCheck } from './addressCheck.ts';
import { copy } from './copy.ts';
import { PaidBefore } from './PaidBefore.tsx';
import { coinOf, type WithdrawValues } from './useWithdrawForm.ts';

/** The destination, checked for the coin once the reader leaves the field. */
export function AddressField({ form }: { form: UseFormReturn<WithdrawValues> }) {
  const coin = coinOf(form.watch('withdrawMode'));
  const address = form.watch('address').trim();
  const [left, setLeft] = useState('');
  const isChecked = coin !== undefined && address !== '' && left === address;
  const check = useQuery({ ...addressCheck(coin ?? 'BTC', address), enabled: isChecked });
  const field = fieldWithError(form, 'address');
  const problem = isChecked ? check.data?.problem : undefined;
  const hint = () => {
    if (problem) return <FieldError>{problem}</FieldError>;
    if (!isChecked || check.isError) return copy.addressHint;
    if (!check.data) return copy.checking;
    return check.data.usedBefore ? copy.usedBefore : copy.newAddress;
  };
  const enter = (text: string) => {
    form.setValue('address', text, { shouldDirty: true });
    form.clearErrors('address');
    form.setFocus('address');
    setLeft(text);
  };
  return (
    <Box>
      <TextField
        {...field}
        error={field.error || Boolean(problem)}
        helperText={field.helperText ?? hint()}
        onChange={(event) => {
          void field.onChange(event);
          form.clearErrors('address');
        }}
        onBlur={(event) => {
          void field.onBlur(event);
          setLeft(address);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // An address has no second line: Enter sends the form, as in the other fields.
          event.preventDefault();
          event.currentTarget.closest('form')?.requestSubmit();
        }}
        label={copy.address}
        placeholder={coin ? copy.addressStart[coin] : copy.addressFirst}
        multiline
        maxRows={3}
        endAdornment={address === '' && <PasteButton onPaste={enter} />}
        autoComplete="off"
        spellCheck={false}
        fullWidth
        sx={machineText}
      />
      {coin && address === '' && <PaidBefore coin={coin} onChoose={enter} />}
    </Box>
  );
}
