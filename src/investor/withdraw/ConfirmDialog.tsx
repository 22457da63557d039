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
  asked: WithdrawalRequest;
  reviewHours: number | undefined;
  pending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Shows a request in full before it is sent (S-254, S-255, S-260, S-263). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { asked, reviewHours, pending, onCancel, onConfirm } = props;
  const { rows } = copy;
  return (
    <Dialog
      open
      onClose={() => !pending && onCancel()}
      maxWidth="sm"
      fullWidth
      aria-labelledby="withdraw-title"
    >
      <DialogTitle id="withdraw-title">{copy.confirmTitle}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Fact name={rows.amount}>
            <Money cents={parseDollars(asked.amount)} />
          </Fact>
          <Fact name={rows.mode}>{asked.withdrawMode}</Fact>
          <Fact name={rows.address} mono>
            {asked.address}
          </Fact>
          <Typography variant="body2">{copy.noFee}</Typography>
          {reviewHours !== undefined && (
            <Typography variant="body2">{copy.review(reviewHours)}</Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onCancel} disabled={pending}>
          {sharedCopy.cancel}
        </Button>
        <Button variant="contained" onClick={onConfirm} disabled={pending}>
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
