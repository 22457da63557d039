import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Coin } from '#contract/coin.ts';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { copy } from './copy.ts';
import type { Payment } from './usePayment.ts';

/** The second confirmation of an amount that differs. */
export function SureBox({ payment: { form }, coin }: { payment: Payment; coin: Coin }) {
  const { ref, ...field } = form.register('isSure');
  const { message } = form.getFieldState('isSure', form.formState).error ?? {};
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox {...field} slotProps={{ input: { ref } }} size="small" />}
        label={copy.record.sure(`${form.watch('coinAmount')} ${coin}`)}
        slotProps={{ typography: { fontSize: '0.8125rem', fontWeight: 600 } }}
        sx={{ my: -0.75 }}
      />
      {message && (
        <Box sx={{ color: 'error.main', fontSize: '0.75rem' }}>
          <FieldError>{message}</FieldError>
        </Box>
      )}
    </Box>
  );
}
