import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { DepositDetail } from '#contract/depositDetail.ts';
import { AddProofDialog } from '#src/investor/proof/AddProofDialog.tsx';
import { ProofDialog } from '#src/shared/receipt/ProofDialog.tsx';
import { copy } from './copy.ts';

/** The proof of a deposit, which can be added or replaced while it is pending. */
export function DepositProof({ deposit }: { deposit: DepositDetail }) {
  const { image, txid, status } = deposit;
  const [shown, setShown] = useState<'view' | 'add'>();
  const close = () => setShown(undefined);
  const isLacking = !image && !txid;
  return (
    <Box sx={row}>
      {!image && <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>{copy.noProof}</Box>}
      {image && (
        <Button variant="outlined" color="inherit" size="small" onClick={() => setShown('view')}>
          {copy.view}
        </Button>
      )}
      {status === 'pending' && (
        <Button
          variant={isLacking ? 'tonal' : 'outlined'}
          color={isLacking ? 'primary' : 'inherit'}
          size="small"
          onClick={() => setShown('add')}
        >
          {image ? copy.replaceProof : copy.addProof}
        </Button>
      )}
      {shown === 'add' && <AddProofDialog deposit={deposit} onClose={close} />}
      {shown === 'view' && image && <ProofDialog title={copy.proof} path={image} onClose={close} />}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  my: { tablet: -0.25 },
} as const;
