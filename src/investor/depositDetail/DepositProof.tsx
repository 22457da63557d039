import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { DepositDetail } from '#contract/deposits.ts';
import { AddProofDialog } from '#src/investor/proof/AddProofDialog.tsx';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ReceiptViewer } from '#src/shared/receipt/ReceiptViewer.tsx';
import { copy } from './copy.ts';

/** The proof of a deposit, which can be added or replaced while it is pending. */
export function DepositProof({ deposit }: { deposit: DepositDetail }) {
  const { image, txid, status } = deposit;
  const [shown, setShown] = useState<'view' | 'add'>();
  const close = () => setShown(undefined);
  const isLacking = !image && !txid;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ mr: 'auto', color: 'text.secondary' }}>
        {copy.proof}
        {!image && `: ${copy.noProof}`}
      </Box>
      {image && (
        <Button variant="outlined" color="inherit" size="small" onClick={() => setShown('view')}>
          {copy.view}
        </Button>
      )}
      {status === 'pending' && (
        <Button
          variant={isLacking ? 'contained' : 'outlined'}
          color={isLacking ? 'primary' : 'inherit'}
          size="small"
          onClick={() => setShown('add')}
        >
          {isLacking ? copy.addProof : copy.replaceProof}
        </Button>
      )}
      {shown === 'add' && <AddProofDialog deposit={deposit} onClose={close} />}
      {shown === 'view' && image && (
        <Dialog open onClose={close} maxWidth="md" fullWidth aria-labelledby="receipt-title">
          <DialogTitle id="receipt-title">{copy.proof}</DialogTitle>
          <DialogContent>
            <ReceiptViewer path={image} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{sharedCopy.close}</Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
