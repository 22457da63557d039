import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useRef } from 'react';
import type { Coin } from '#contract/coin.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { decisionFormId, type Shortcut } from '#src/admin/record/decision.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { fonts } from '#src/shared/theme/tokens.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { AmountMeter } from './AmountMeter.tsx';
import { AmountVerdict } from './AmountVerdict.tsx';
import { copy } from './copy.ts';
import { compare } from './paymentRules.ts';
import type { Payment } from './usePayment.ts';

const texts = copy.record;
const problemId = 'payment-problem';

export interface RecordPaymentProps {
  withdrawal: PayoutRecord;
  payment: Payment;
  /** The decision of the bar: `c` records the payment, `d` has a form elsewhere. */
  armed: Shortcut | undefined;
  /** Makes the button of the bar record the payment. */
  arm: () => void;
  /** The payment was started on this screen: the way goes on in the transaction id. */
  isOpening: boolean;
}

/** Records a payment: its transaction, then the coins, checked against the computed ones. */
export function RecordPayment(props: RecordPaymentProps) {
  const { withdrawal, payment, armed, arm, isOpening } = props;
  const { coin } = withdrawal;
  const { form, command, submit } = payment;
  const { payout } = payment.held;
  const compared = compare(form.watch('coinAmount'), { coin, payout });
  const hint = compared?.verdict === 'differs' || !payout ? 'needed' : 'optional';
  const element = useFocusWhenArmed(form, armed === 'c');
  const hasFieldError = Object.keys(form.formState.errors).length > 0;
  return (
    <Section title={texts.title}>
      <Box
        component="form"
        ref={element}
        {...(armed !== 'd' && { id: decisionFormId })}
        aria-label={texts.title}
        noValidate
        onFocus={() => armed === undefined && arm()}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        sx={fieldsStyle}
      >
        <TextField
          {...fieldWithError(form, 'txid', texts.txidHint[coin])}
          label={texts.txid}
          autoFocus={isOpening}
          autoComplete="off"
          spellCheck={false}
          fullWidth
          sx={txidInput}
        />
        <Box sx={pair}>
          <AmountField payment={payment} coin={coin} isRefused={compared?.verdict === 'refused'} />
          {payout ? (
            <AmountMeter against={`${payout.coinAmount} ${coin}`} compared={compared} />
          ) : (
            <TextField
              {...fieldWithError(form, 'again')}
              label={texts.again}
              autoComplete="off"
              inputMode="decimal"
              sx={input}
            />
          )}
        </Box>
        <AmountVerdict
          coin={coin}
          payout={payout}
          compared={compared}
          onUse={(amount) => form.setValue('coinAmount', amount, { shouldValidate: hasFieldError })}
        />
        <TextField
          {...fieldWithError(form, 'note', texts.noteHint[hint])}
          label={texts.note}
          autoComplete="off"
          fullWidth
          sx={input}
        />
        {compared?.verdict === 'differs' && <Sure payment={payment} coin={coin} />}
        {!hasFieldError && <ErrorAlert id={problemId} message={command.errorMessage} />}
      </Box>
    </Section>
  );
}

/** Starts with the transaction id when the button of the bar is armed. */
function useFocusWhenArmed({ setFocus }: Payment['form'], isArmed: boolean) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isArmed && !element.current?.contains(document.activeElement)) setFocus('txid');
  }, [isArmed, setFocus]);
  return element;
}

interface AmountFieldProps {
  payment: Payment;
  coin: Coin;
  /** The verdict below shows why. */
  isRefused: boolean;
}

function AmountField({ payment: { form }, coin, isRefused }: AmountFieldProps) {
  return (
    <TextField
      {...fieldWithError(form, 'coinAmount')}
      {...(isRefused && { error: true, helperText: undefined })}
      label={texts.amount(coin)}
      autoComplete="off"
      inputMode="decimal"
      sx={input}
      slotProps={{ input: { endAdornment: <Unit>{coin}</Unit> } }}
    />
  );
}

const Unit = ({ children }: { children: string }) => (
  <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

/** The second confirmation of an amount that differs. */
function Sure({ payment: { form }, coin }: { payment: Payment; coin: Coin }) {
  const { ref, ...field } = form.register('isSure');
  const { message } = form.getFieldState('isSure', form.formState).error ?? {};
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox {...field} slotProps={{ input: { ref } }} size="small" />}
        label={texts.sure(`${form.watch('coinAmount')} ${coin}`)}
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

const touch = '@media (max-width: 760.95px), (pointer: coarse)';

const input = {
  '& .MuiOutlinedInput-input': { height: 20, py: '6px', fontSize: '0.8125rem' },
  [touch]: { '& .MuiOutlinedInput-input': { py: '10px', fontSize: '1rem' } },
} as const;

// All 64 digits are visible at once.
const txidInput = {
  '& .MuiOutlinedInput-input': {
    height: 20,
    py: '6px',
    px: '10px',
    fontFamily: fonts.mono,
    fontSize: '0.75rem',
    letterSpacing: '-0.03em',
  },
  [touch]: { '& .MuiOutlinedInput-input': { py: '10px', fontSize: '1rem' } },
} as const;

const fieldsStyle = {
  display: 'grid',
  gap: 1,
  mt: 0.75,
  '& .MuiFormLabel-root': { mb: 0.375, fontSize: '0.75rem', lineHeight: 4 / 3 },
  '& .MuiFormHelperText-root': { mt: 0.25, fontSize: '0.75rem', lineHeight: 4 / 3 },
} as const;

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '190px minmax(0, 1fr)' },
  gap: { xs: 1, sm: 2.5 },
} as const;
