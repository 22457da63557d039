import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import type { UseFormReturn } from 'react-hook-form';
import { formatDollars, groupDollars } from '#contract/money.ts';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import type { Limits } from './useWithdrawalLimits.ts';
import type { WithdrawValues } from './useWithdrawForm.ts';

interface AmountFieldProps {
  form: UseFormReturn<WithdrawValues>;
  limits: Limits;
}

export function AmountField({ form, limits }: AmountFieldProps) {
  const { availableCents, maxCents } = limits;
  const enterMax = () => {
    form.clearErrors();
    form.setValue('amount', formatDollars(maxCents));
    form.setFocus('amount');
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        sx={{
          position: 'absolute',
          right: 0,
          fontSize: '0.8125rem',
          lineHeight: 1.4375,
          color: 'text.secondary',
        }}
      >
        {copy.available(groupDollars(availableCents))}
      </Box>
      <TextField
        {...fieldWithError(form, 'amount', hintOf(limits))}
        label={copy.amount}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        fullWidth
        startAdornment={
          <InputAdornment position="start">
            <Box component="span" sx={{ fontSize: '1.75rem', fontWeight: 600 }}>
              $
            </Box>
          </InputAdornment>
        }
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end" sx={{ gap: 1 }}>
                {copy.dollars}
                <Button
                  variant="tonal"
                  size="small"
                  aria-label={copy.maxLabel(groupDollars(maxCents))}
                  disabled={maxCents === 0n}
                  onClick={enterMax}
                  sx={{ minWidth: 52 }}
                >
                  {copy.max}
                </Button>
              </InputAdornment>
            ),
          },
        }}
        sx={{
          '& .MuiOutlinedInput-input': {
            fontSize: '1.75rem',
            fontWeight: 600,
            letterSpacing: '-0.02em',
            py: '8px',
          },
        }}
      />
    </Box>
  );
}

// A space keeps the line until the limits are known.
function hintOf({ minimumCents, leftCents }: Limits): string {
  const minimum = minimumCents === undefined ? '' : copy.minimum(groupDollars(minimumCents));
  const left = leftCents === undefined ? '' : copy.left(groupDollars(leftCents));
  return [minimum, left].filter(Boolean).join(' ') || '\u00a0';
}
