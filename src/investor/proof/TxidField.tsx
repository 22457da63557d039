import Box from '@mui/material/Box';
import { type Ref, useState } from 'react';
import { type Coin, txidMessage } from '#contract/coin.ts';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { fonts } from '#src/shared/theme/tokens.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { txidLength, txidState } from './txid.ts';

interface TxidFieldProps {
  coin: Coin;
  value: string;
  onChange: (text: string) => void;
  /** Also an incomplete id is an error, once it was submitted or its field was left. */
  isSubmitted: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An optional transaction id, checked as it is typed. */
export function TxidField({ coin, value, onChange, isSubmitted, ref }: TxidFieldProps) {
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
