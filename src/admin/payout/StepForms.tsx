import Box from '@mui/material/Box';
import { useState } from 'react';
import { withdrawalContent } from '#contract/approvalContent.ts';
import { coinOfName } from '#contract/coin.ts';
import { partOf } from '#src/admin/approvals/paymentOff.ts';
import { needsLook, openChecks } from '#src/admin/checks/withdrawalChecks.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { type Command, useCommand } from '#src/admin/provider/useCommand.ts';
import { DecisionForm, decisionProblemId } from '#src/admin/record/DecisionForm.tsx';
import { useMailNote } from '#src/admin/record/useMailNote.ts';
import { invalidates } from '#src/admin/withdrawals/invalidates.ts';
import type { ToastAction } from '#src/shared/toasts/toastAction.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { firstUnseen, hasSeen, SeenChecks, seenId } from './SeenChecks.tsx';

export interface FormProps<Input> {
  withdrawal: PayoutRecord;
  command: Command<Input>;
  decidedBefore: string | undefined;
}

interface Answer {
  note: string;
  setNote: (note: string) => void;
  /** The checks that are ticked as seen. */
  seen: readonly string[];
  setSeen: (seen: readonly string[]) => void;
}

type ApproveInput = { id: string; note?: string; content?: string };
type ApproveFormProps = FormProps<ApproveInput> & Answer;

const texts = copy.approve;
const noteId = 'approval-note';

/** Whether an approval needs a note: other investors have the address. */
const needsNote = ({ recipient }: PayoutRecord): boolean => recipient.otherInvestors > 0;

/** The answer of an approver to open checks, and whether it is enough. */
export function useAnswer(withdrawal: PayoutRecord) {
  const [note, setNote] = useState('');
  const [seen, setSeen] = useState<readonly string[]>([]);
  const isNeeded = needsNote(withdrawal);
  const hasNote = note.trim() !== '';
  return {
    answer: { note, setNote, seen, setSeen },
    isDoubtful: needsLook(withdrawal) || (isNeeded && !hasNote),
    isAnswered: isNeeded ? hasNote : hasSeen(seen, openChecks(withdrawal)),
  };
}

/** Shows the effect of an approval; asks for a look at open checks, and why where others have the address. */
export function ApproveForm(props: ApproveFormProps) {
  const { withdrawal, command, decidedBefore, note, setNote, seen, setSeen } = props;
  const [missing, setMissing] = useState<'note' | 'seen'>();
  const isNeeded = needsNote(withdrawal);
  const open = withdrawal.status === 'requested' ? openChecks(withdrawal) : [];
  // A note is more than a tick.
  const isTicked = isNeeded || hasSeen(seen, open);
  const mailNote = useMailNote();
  const submit = () => {
    const lack = isNeeded && note.trim() === '' ? 'note' : isTicked ? undefined : 'seen';
    setMissing(lack);
    if (lack)
      document.getElementById(lack === 'note' ? noteId : seenId(firstUnseen(seen, open)))?.focus();
    else {
      command.run({
        id: withdrawal.id,
        ...(isNeeded && { note: note.trim() }),
        ...contentOf(withdrawal),
      });
    }
  };
  const isMissing = missing === 'note';
  const lacking = { note: texts.noteMissing, seen: texts.seenMissing };
  const problem = missing ? lacking[missing] : command.errorMessage;
  return (
    <DecisionForm
      name={texts.button}
      effect={partOf(withdrawal.approvals) ?? `${texts.text} ${mailNote}`}
      problem={problem}
      decidedBefore={decidedBefore}
      onSubmit={submit}
    >
      {withdrawal.status === 'requested' && <Approved withdrawal={withdrawal} />}
      {!isNeeded && (
        <SeenChecks
          open={open}
          seen={seen}
          onSeen={(ticked) => {
            setSeen(ticked);
            setMissing(undefined);
          }}
        />
      )}
      {isNeeded && (
        <TextField
          id={noteId}
          label={texts.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={isMissing}
          slotProps={{ htmlInput: isMissing ? { 'aria-describedby': decisionProblemId } : {} }}
          autoFocus
          multiline
          minRows={2}
          maxRows={4}
          fullWidth
        />
      )}
    </DecisionForm>
  );
}

/** The address, at the place where it is approved. */
function Approved({ withdrawal }: { withdrawal: PayoutRecord }) {
  return (
    <Box sx={{ '& code': { fontSize: '0.8125rem', lineHeight: 1.5 } }}>
      <Box component="span" sx={{ mr: '1ch' }}>
        {texts.to}
      </Box>
      <AddressText address={withdrawal.address} />
    </Box>
  );
}

/** The text that the reader approves; the address of one that was approved before is masked. */
function contentOf({ id, user, status, withdrawMode, address, amountCents }: PayoutRecord) {
  if (status !== 'requested') return {};
  const coin = coinOfName[withdrawMode];
  return { content: withdrawalContent({ id, userId: user.id, coin, address, cents: amountCents }) };
}

interface StepOptions {
  /** Leads from the toast back to the withdrawal. */
  action: ToastAction;
  onDecided: () => void;
  onStarted: () => void;
}

/** The commands of a withdrawal, but its payment. A decision opens the next one. */
export function useSteps({ action, onDecided, onStarted }: StepOptions) {
  const decision = { invalidates, action, onDone: onDecided };
  return {
    approve: useCommand(commands.approveWithdrawal, decision),
    startPayment: useCommand(commands.startPayment, { invalidates, onDone: onStarted }),
    decline: useCommand(commands.declineWithdrawal, decision),
  };
}
