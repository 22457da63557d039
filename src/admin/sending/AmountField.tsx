import Box from '@mui/material/Box';
import type { Coin } from '#contract/coin.ts';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { inputStyle } from './inputStyle.ts';
import type { Payment } from './usePayment.ts';

interface AmountFieldProps {
  payment: Payment;
  coin: Coin;
  /** The verdict below shows why. */
  isRefused: boolean;
}

/** The coins that were sent; a verdict below replaces the message of the field. */
export function AmountField({ payment: { form }, coin, isRefused }: AmountFieldProps) {
  return (
    <TextField
      {...fieldWithError(form, 'coinAmount')}
      {...(isRefused && { error: true, helperText: undefined })}
      label={copy.record.amount(coin)}
      autoComplete="off"
      inputMode="decimal"
      sx={inputStyle}
      slotProps={{ input: { endAdornment: <Unit>{coin}</Unit> } }}
    />
  );
}

const Unit = ({ children }: { children: string }) => (
  <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);
