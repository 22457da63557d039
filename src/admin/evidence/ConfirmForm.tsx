import Box from '@mui/material/Box';
import { groupDollars } from '#contract/money.ts';
import { partOf } from '#src/admin/approvals/paymentOff.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { DecisionForm, decisionProblemId } from '#src/admin/record/DecisionForm.tsx';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { AmountDoubt } from './AmountDoubt.tsx';
import { copy } from './copy.ts';
import type { Confirmation } from './useConfirm.ts';

interface ConfirmFormProps extends Confirmation {
  evidence: EvidenceRecord;
  decidedBefore: string | undefined;
}

export function ConfirmForm(props: ConfirmFormProps) {
  const { evidence, form, command, noteReasons, expectedCents, submit, decidedBefore } = props;
  const field = (name: 'amount' | 'txid' | 'output' | 'note' | 'reason') => ({
    ...fieldProps(form, name, decisionProblemId),
    fullWidth: true,
    autoComplete: 'off',
  });
  const [reason] = noteReasons;
  return (
    <DecisionForm
      name={copy.confirm.title}
      effect={<Effect {...props} />}
      problem={formMessage(form.formState.errors) ?? command.errorMessage}
      decidedBefore={decidedBefore}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '132px 1fr', gap: 1.25 }}>
        <TextField
          {...field('amount')}
          label={copy.confirm.amount}
          autoFocus={expectedCents === null}
          startAdornment={<span>$</span>}
        />
        <TextField
          {...field('note')}
          label={reason ? copy.confirm.noteNeeded[reason] : copy.confirm.note}
          autoFocus={reason !== undefined && expectedCents !== null}
          multiline
          minRows={reason ? 2 : 1}
          maxRows={4}
        />
      </Box>
      {props.needsReason && (
        <TextField
          {...field('reason')}
          label={copy.confirm.reason}
          multiline
          minRows={1}
          maxRows={4}
        />
      )}
      <AmountDoubt {...props} />
      <TextField {...field('txid')} label={copy.confirm.txid} />
      {evidence.coin === 'BTC' && (
        <TextField
          {...field('output')}
          label={copy.confirm.output}
          slotProps={{ htmlInput: { title: copy.confirm.outputHint, inputMode: 'numeric' } }}
        />
      )}
    </DecisionForm>
  );
}

function Effect({ cents, evidence: { amountCents, approvals } }: ConfirmFormProps) {
  if (cents === undefined) return <>{copy.confirm.amountUnknown}</>;
  const part = approvals && cents === amountCents ? partOf(approvals) : undefined;
  if (part) return <>{part}</>;
  const less = amountCents - cents;
  const difference = groupDollars(less < 0n ? -less : less);
  return (
    <>
      {copy.confirm.adds} <Money cents={cents} /> {copy.confirm.toBalance}
      {less > 0n && copy.confirm.less(difference)}
      {less < 0n && copy.confirm.more(difference)}. {copy.confirm.final}
    </>
  );
}
