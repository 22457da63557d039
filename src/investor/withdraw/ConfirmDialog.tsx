import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type CoinName, coinOfName } from '#contract/coin.ts';
import { parseDollars } from '#contract/money.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import type { WithdrawalRequest } from './useCreateWithdrawal.ts';
import { useEstimate } from './useEstimate.ts';

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
  return (
    <Dialog
      open
      onClose={() => !isPending && onCancel()}
      maxWidth="xs"
      fullWidth
      aria-labelledby="withdraw-title"
    >
      <DialogTitle id="withdraw-title">{copy.confirmTitle}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <What request={request} />
          <Box sx={{ p: 1.75, borderRadius: 1, bgcolor: 'var(--sunken)' }}>
            <Typography variant="body2" color="text.secondary">
              {copy.toAddress}
            </Typography>
            <AddressText address={request.address.trim()} />
          </Box>
          <Typography variant="body2" color="text.secondary">
            {copy.compare} {copy.addressHint}
          </Typography>
          <Typography variant="body2">{copy.noFee}</Typography>
          {reviewHours !== undefined && (
            <Typography variant="body2">{copy.review(reviewHours)}</Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" onClick={onCancel} disabled={isPending}>
          {sharedCopy.cancel}
        </Button>
        <Button variant="contained" onClick={onConfirm} disabled={isPending}>
          {copy.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function What({ request }: { request: WithdrawalRequest }) {
  const network = request.withdrawMode as CoinName;
  const coin = coinOfName[network];
  const cents = parseDollars(request.amount);
  const estimate = useEstimate(coin, cents);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <CoinLogo coin={coin} size={32} />
      <Box>
        <Box sx={{ fontSize: '1.75rem', lineHeight: 36 / 28, fontWeight: 600 }}>
          <Money cents={cents} />
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {estimate ? copy.aboutOnNetwork(estimate.amount, network) : copy.onNetwork(network)}
        </Box>
      </Box>
    </Box>
  );
}
