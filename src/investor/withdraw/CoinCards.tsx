import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { coinNames, coins } from '#contract/coin.ts';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { labelStyle } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import type { WithdrawValues } from './useWithdrawForm.ts';

const errorId = 'coin-error';

export function CoinCards({ form }: { form: UseFormReturn<WithdrawValues> }) {
  const field = form.register('withdrawMode');
  const selected = form.watch('withdrawMode');
  const message = form.formState.errors.withdrawMode?.message;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ ...labelStyle, p: 0 }}>
        {copy.mode}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
          gap: 1.5,
        }}
      >
        {coins.map((coin) => (
          <Box
            component="label"
            key={coin}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 56,
              px: 1.75,
              borderRadius: 1,
              cursor: 'pointer',
              fontWeight: 550,
              outline: 1,
              outlineColor: message ? 'error.main' : 'var(--control-line)',
              outlineOffset: -1,
              '&:has(:checked)': {
                outline: '2px solid',
                outlineColor: 'primary.main',
                bgcolor: 'var(--primary-soft)',
              },
              '&:has(:focus-visible)': { boxShadow: '0 0 0 3px var(--mui-palette-primary-main)' },
              '& input': { ml: 'auto', width: 18, height: 18, accentColor: 'currentcolor' },
              '& input:checked': { accentColor: 'var(--mui-palette-primary-main)' },
            }}
          >
            <CoinLogo coin={coin} />
            {coinNames[coin]}
            <input
              {...field}
              type="radio"
              value={coinNames[coin]}
              checked={selected === coinNames[coin]}
              aria-describedby={message && errorId}
              onChange={(event) => {
                void field.onChange(event);
                form.clearErrors();
              }}
            />
          </Box>
        ))}
      </Box>
      {message && (
        <Box sx={{ mt: 0.5, fontSize: '0.75rem', color: 'error.main' }}>
          <FieldError id={errorId}>{message}</FieldError>
        </Box>
      )}
    </Box>
  );
}
