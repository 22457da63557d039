import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { KeyboardEvent } from 'react';
import { groupDollars } from '#contract/money.ts';
import { partOf } from '#src/admin/approvals/paymentOff.ts';
import { DepositVerdict } from '#src/admin/checks/DepositChecks.tsx';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { DecisionForm, decisionProblemId } from '#src/admin/record/DecisionForm.tsx';
import { useMailNote } from '#src/admin/record/useMailNote.ts';
import { widths } from '#src/admin/record/widths.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { AmountDoubt } from './AmountDoubt.tsx';
import { copy } from './copy.ts';
import { ReceivedFields } from './ReceivedFields.tsx';
import type { Confirmation } from './useConfirm.ts';

interface ConfirmFormProps extends Confirmation {
  evidence: EvidenceRecord;
  decidedBefore: string | undefined;
}

export function ConfirmForm(props: ConfirmFormProps) {
  const { evidence, form, command, noteReasons, expectedCents, submit, decidedBefore } = props;
  const field = (name: 'txid' | 'output' | 'note' | 'reason') => ({
    ...fieldProps(form, name, decisionProblemId),
    fullWidth: true,
    autoComplete: 'off',
  });
  const [reason] = noteReasons;
  const isBitcoin = evidence.coin === 'BTC';
  const isPhone = useMediaQuery(widths.phone);
  return (
    <DecisionForm
      name={copy.confirm.title}
      effect={<Effect {...props} />}
      problem={formMessage(form.formState.errors) ?? command.errorMessage}
      decidedBefore={decidedBefore}
      onSubmit={submit}
    >
      {/* On a phone the form covers the checks. */}
      {isPhone && <DepositVerdict evidence={evidence} />}
      <ReceivedFields {...props} />
      <TextField
        {...field('note')}
        label={reason ? copy.confirm.noteNeeded[reason] : copy.confirm.note}
        autoFocus={reason !== undefined && expectedCents !== null}
        multiline
        maxRows={4}
      />
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
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: isBitcoin && !isPhone ? '1fr 104px' : '1fr',
          gap: 1.25,
        }}
      >
        <TextField
          {...field('txid')}
          label={copy.confirm.txid}
          multiline
          maxRows={3}
          spellCheck={false}
          onKeyDown={submitOnEnter}
          sx={{ '& textarea': { fontFamily: fonts.mono, letterSpacing: '-0.02em' } }}
        />
        {isBitcoin && (
          <TextField
            {...field('output')}
            label={copy.confirm.output}
            slotProps={{ htmlInput: { title: copy.confirm.outputHint, inputMode: 'numeric' } }}
          />
        )}
      </Box>
    </DecisionForm>
  );
}

// A transaction id has one line, though it is drawn in two.
function submitOnEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}

function Effect({ cents, evidence: { amountCents, approvals, investor } }: ConfirmFormProps) {
  const mailNote = useMailNote();
  if (cents === undefined) return <>{copy.confirm.amountUnknown}</>;
  const part = approvals && cents === amountCents ? partOf(approvals) : undefined;
  if (part) return <>{part}</>;
  const less = amountCents - cents;
  const difference = groupDollars(less < 0n ? -less : less);
  return (
    <>
      {copy.confirm.adds} <Money cents={cents} /> {copy.confirm.toBalance}
      {less > 0n && copy.confirm.less(difference)}
      {less < 0n && copy.confirm.more(difference)}.{' '}
      {investor && copy.confirm.newBalance(groupDollars(investor.availableCents + cents))}{' '}
      {mailNote} {copy.confirm.final}
    </>
  );
}
