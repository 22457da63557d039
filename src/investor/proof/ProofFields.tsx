import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { Ref } from 'react';
import type { Coin } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { ResendVerification } from '#src/investor/account/ResendVerification.tsx';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';
import { ReceiptPicker } from './ReceiptPicker.tsx';
import { TxidField } from './TxidField.tsx';
import type { ReceiptDraft } from './useReceiptDraft.ts';

interface ProofFieldsProps {
  coin: Coin;
  receipt: ReceiptDraft;
  onChange: (receipt: ReceiptDraft) => void;
  isSubmitted: boolean;
  txidRef: Ref<HTMLInputElement>;
}

/** A receipt and a transaction id, both optional. */
export function ProofFields(props: ProofFieldsProps) {
  const { coin, receipt, onChange, isSubmitted, txidRef } = props;
  const { user } = useSession();
  return (
    <>
      {user?.emailVerified === false ? (
        <ConfirmEmail email={user.email} />
      ) : (
        <ReceiptPicker
          file={receipt.image}
          isFileLost={receipt.isFileLost}
          onPick={(image) => onChange({ ...receipt, image, isFileLost: false })}
        />
      )}
      <TxidField
        ref={txidRef}
        coin={coin}
        value={receipt.txid}
        onChange={(txid) => onChange({ ...receipt, txid })}
        isSubmitted={isSubmitted}
      />
    </>
  );
}

/** Uploads need a confirmed email address. */
function ConfirmEmail({ email }: { email: string }) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="info">
        {messages.confirmEmailFirst} {copy.proof.orWithout}
      </Alert>
      <ResendVerification email={email} />
    </Stack>
  );
}
