import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { parseDollars } from '#contract/money.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import type { WithdrawalRequest } from './useCreateWithdrawal.ts';

interface ConfirmDialogProps {
  request: WithdrawalRequest;
  reviewHours: number | undefined;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Shows all of a request before it is sent. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { request, reviewHours, isPending, onCancel, onConfirm } = props;
  const { rows } = copy;
  return (
    <Dialog
      open
      onClose={() => !isPending && onCancel()}
      maxWidth="sm"
      fullWidth
      aria-labelledby="withdraw-title"
    >
      <DialogTitle id="withdraw-title">{copy.confirmTitle}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Fact name={rows.amount}>
            <Money cents={parseDollars(request.amount)} />
          </Fact>
          <Fact name={rows.mode}>{request.withdrawMode}</Fact>
          <Fact name={rows.address} mono>
            {request.address}
          </Fact>
          <Typography variant="body2">{copy.noFee}</Typography>
          {reviewHours !== undefined && (
            <Typography variant="body2">{copy.review(reviewHours)}</Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onCancel} disabled={isPending}>
          {sharedCopy.cancel}
        </Button>
        <Button variant="contained" onClick={onConfirm} disabled={isPending}>
          {copy.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Fact({ name, mono, children }: { name: string; mono?: boolean; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography
        sx={{ fontWeight: 600, overflowWrap: 'anywhere', ...(mono && { fontFamily: fonts.mono }) }}
      >
        {children}
      </Typography>
    </Box>
  );
}
