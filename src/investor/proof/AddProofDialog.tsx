import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { DepositDetail } from '#contract/depositDetail.ts';
import { messages } from '#contract/messages.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from './copy.ts';
import { ProofFields } from './ProofFields.tsx';
import { SubmitError } from './SubmitError.tsx';
import { txidState } from './txid.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { useAddProof } from './useAddProof.ts';
import type { ReceiptDraft } from './useReceiptDraft.ts';

const empty: ReceiptDraft = { txid: '', image: undefined, isFileLost: false };

interface AddProofDialogProps {
  deposit: DepositDetail;
  onClose: () => void;
  onAdded?: (() => void) | undefined;
}

export function AddProofDialog({ deposit, onClose, onAdded }: AddProofDialogProps) {
  const { _id, coin, txid } = deposit;
  const [receipt, setReceipt] = useState<ReceiptDraft>({ ...empty, txid: txid ?? '' });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const txidInput = useRef<HTMLInputElement>(null);
  const add = useAddProof(_id, () => {
    onClose();
    onAdded?.();
  });
  const isMissing = !receipt.image && (receipt.txid === '' || receipt.txid === txid);
  const submit = () => {
    setIsSubmitted(true);
    if (['typing', 'wrong'].includes(txidState(coin, receipt.txid))) txidInput.current?.focus();
    else if (!isMissing) add.mutate(receipt);
  };
  return (
    <Dialog
      open
      onClose={() => !add.isPending && onClose()}
      maxWidth="sm"
      fullWidth
      aria-labelledby="proof-title"
    >
      <DialogTitle id="proof-title">{copy.addProof.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography color="text.secondary">{copy.addProof.text}</Typography>
          <ProofFields
            coin={coin}
            receipt={receipt}
            onChange={setReceipt}
            isSubmitted={isSubmitted}
            txidRef={txidInput}
          />
          {isSubmitted && isMissing && (
            <ErrorAlert id="proof-missing" message={messages.proofMissing} />
          )}
          <SubmitError error={add.error} />
          {add.isPending && receipt.image && <UploadProgress progress={add.progress} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" color="inherit" onClick={onClose} disabled={add.isPending}>
          {sharedCopy.cancel}
        </Button>
        <Button
          variant="contained"
          onClick={submit}
          disabled={add.isPending}
          aria-busy={add.isPending}
          sx={{ minWidth: 136 }}
        >
          {add.isPending ? copy.proof.processing : copy.proof.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
