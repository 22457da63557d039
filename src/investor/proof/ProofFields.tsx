import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type Ref, useState } from 'react';
import { type Coin, txidMessage } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { ResendVerification } from '#src/investor/account/ResendVerification.tsx';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { useSession } from '#src/shared/session/useSession.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { ReceiptPicker } from './ReceiptPicker.tsx';
import { txidLength, txidState } from './txid.ts';
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

interface TxidFieldProps {
  coin: Coin;
  value: string;
  onChange: (text: string) => void;
  /** Also an incomplete id is an error, once it was submitted or its field was left. */
  isSubmitted: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An optional transaction id, checked as it is typed. */
function TxidField({ coin, value, onChange, isSubmitted, ref }: TxidFieldProps) {
  const state = txidState(coin, value);
  const [isLeft, setIsLeft] = useState(false);
  const isError = state === 'wrong' || (state === 'typing' && (isSubmitted || isLeft));
  const hints = {
    empty: copy.proof.txidHint,
    typing: copy.proof.txidCount(value.length, txidLength[coin]),
    wrong: txidMessage(coin),
    complete: copy.proof.txidComplete,
  };
  return (
    <TextField
      id="txid"
      label={copy.proof.txid}
      value={value}
      onChange={(event) => onChange(event.target.value.trim())}
      onFocus={() => setIsLeft(false)}
      onBlur={() => setIsLeft(true)}
      error={isError}
      {...(ref && { inputRef: ref })}
      helperText={
        isError ? (
          <FieldError>{hints.wrong}</FieldError>
        ) : (
          <Box sx={{ color: state === 'complete' ? 'success.main' : undefined }}>
            {hints[state]}
          </Box>
        )
      }
      autoComplete="off"
      spellCheck={false}
      fullWidth
      sx={{ fontFamily: fonts.mono, '& input': { fontFamily: fonts.mono } }}
    />
  );
}
