import Box from '@mui/material/Box';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { decisionFormId, type Shortcut } from '#src/admin/record/decision.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { AmountRow } from './AmountRow.tsx';
import { AmountVerdict } from './AmountVerdict.tsx';
import { copy } from './copy.ts';
import { inputStyle } from './inputStyle.ts';
import { compare } from './paymentRules.ts';
import { SureBox } from './SureBox.tsx';
import { TxidField } from './TxidField.tsx';
import { useFocusWhenArmed } from './useFocusWhenArmed.ts';
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
        <TxidField form={form} coin={coin} isOpening={isOpening} />
        <AmountRow payment={payment} coin={coin} compared={compared} />
        <AmountVerdict
          coin={coin}
          payout={payout}
          compared={compared}
          isFilledIn={!form.formState.dirtyFields.coinAmount}
          onUse={(amount) => form.setValue('coinAmount', amount, { shouldValidate: hasFieldError })}
        />
        <TextField
          {...fieldWithError(form, 'note', texts.noteHint[hint])}
          label={texts.note}
          autoComplete="off"
          fullWidth
          sx={inputStyle}
        />
        {compared?.verdict === 'differs' && <SureBox payment={payment} coin={coin} />}
        {!hasFieldError && <ErrorAlert id={problemId} message={command.errorMessage} />}
      </Box>
    </Section>
  );
}

const fieldsStyle = {
  display: 'grid',
  gap: 1,
  mt: 0.75,
  '& .MuiFormLabel-root': { mb: 0.375, fontSize: '0.75rem', lineHeight: 4 / 3 },
  '& .MuiFormHelperText-root': { mt: 0.25, fontSize: '0.75rem', lineHeight: 4 / 3 },
} as const;
