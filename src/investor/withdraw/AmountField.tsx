import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseFormReturn } from 'react-hook-form';
import { dollarsPattern, formatDollars, groupDollars } from '#contract/money.ts';
import { DollarField } from '#src/investor/amount/DollarField.tsx';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { copy } from './copy.ts';
import type { Limits } from './useWithdrawalLimits.ts';
import { limitProblem, type WithdrawValues } from './useWithdrawForm.ts';

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
  const field = fieldWithError(form, 'amount', hintOf(limits));
  const recheck = (text: string) => {
    const message = dollarsPattern.test(text) ? limitProblem(text, limits) : undefined;
    if (message) form.setError('amount', { type: 'rule', message });
    else form.clearErrors('amount');
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
      <DollarField
        {...field}
        value={form.watch('amount')}
        onChange={(event) => {
          void field.onChange(event);
          // An error that is shown must not outlive its reason.
          if (field.error || form.formState.submitCount > 0) recheck(event.target.value);
        }}
        onBlur={(event) => {
          void field.onBlur(event);
          if (dollarsPattern.test(event.target.value)) recheck(event.target.value);
        }}
        label={copy.amount}
        inputMode="decimal"
        placeholder="0.00"
        end={
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
        }
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
