import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import type { DepositRecord } from '../provider/records.ts';
import { useCommandDialog } from '../shell/useCommandDialog.ts';
import { ConfirmDialog, type ConfirmInput } from './ConfirmDialog.tsx';
import { canDecide } from './canDecide.ts';
import { copy } from './copy.ts';
import type { Deciding } from './DecisionButtons.tsx';

const words = copy.confirm;

/** Confirms the deposit at hand after a look at its evidence (S-287, S-289, S-294). */
export function ConfirmButton({ keys = false, onDecided }: Deciding) {
  const deposit = useRecordContext<DepositRecord>();
  const confirm = useCommandDialog({
    ask: (provider, input: ConfirmInput, once) =>
      provider.confirmDeposit({ id: deposit?.id ?? '', ...input }, once),
    touches: ['adminTrans', 'testing'],
    ...(onDecided && { onDone: onDecided }),
  });
  if (!canDecide(deposit, confirm.open)) return null;
  return (
    <>
      <Button
        size="small"
        variant="contained"
        aria-keyshortcuts={keys ? 'c' : undefined}
        onClick={confirm.begin}
      >
        {words.button}
      </Button>
      {confirm.open && <ConfirmDialog deposit={deposit} command={confirm} />}
    </>
  );
}
