import type { Coin } from '#contract/coin.ts';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { fonts } from '#src/shared/theme/tokens.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { touch } from './inputStyle.ts';
import type { Payment } from './usePayment.ts';

interface TxidFieldProps {
  form: Payment['form'];
  coin: Coin;
  /** Takes the focus when it opens. */
  isOpening: boolean;
}

const { txid, txidHint } = copy.record;

/** The transaction id of the payment. */
export const TxidField = ({ form, coin, isOpening }: TxidFieldProps) => (
  <TextField
    {...fieldWithError(form, 'txid', txidHint[coin])}
    label={txid}
    autoFocus={isOpening}
    autoComplete="off"
    spellCheck={false}
    fullWidth
    sx={txidInput}
  />
);

// All 64 digits are visible at once.
const txidInput = {
  '& .MuiOutlinedInput-input': {
    height: 20,
    py: '6px',
    px: '10px',
    fontFamily: fonts.mono,
    fontSize: '0.75rem',
    letterSpacing: '-0.03em',
  },
  [touch]: { '& .MuiOutlinedInput-input': { py: '10px', fontSize: '1rem' } },
} as const;
