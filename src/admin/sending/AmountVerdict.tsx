import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Coin } from '#contract/coin.ts';
import type { Payout } from '#src/admin/provider/payoutRecord.ts';
import { copy } from './copy.ts';
import { differenceText } from './judge.ts';
import { type Compared, refusal } from './paymentRules.ts';

const texts = copy.record;

interface AmountVerdictProps {
  coin: Coin;
  payout: Payout | null;
  compared: Compared | undefined;
  /** The expected amount was filled in, and is unchanged. */
  isFilledIn: boolean;
  onUse: (coinAmount: string) => void;
}

/** Compares a typed amount with the computed one, in dollars; its place is always there. */
export function AmountVerdict({ coin, payout, compared, isFilledIn, onUse }: AmountVerdictProps) {
  if (!payout) {
    return (
      <Alert severity="warning" sx={dense}>
        {texts.noRate}
      </Alert>
    );
  }
  if (!compared || compared.verdict === 'fits') {
    return (
      <Box sx={{ minHeight: 18, fontSize: '0.75rem', color: 'text.secondary' }}>
        {compared && (isFilledIn ? texts.filledIn : fitText(compared))}
      </Box>
    );
  }
  const { verdict, worth, units, expectedUnits } = compared;
  const isRefused = verdict === 'refused';
  const sentence = isRefused
    ? refusal(compared)
    : texts.differs(worth, differenceText(units, expectedUnits));
  return (
    <Alert severity={isRefused ? 'error' : 'warning'} sx={dense}>
      <strong>{sentence}</strong> {isRefused ? texts.refusedText : texts.differsText}{' '}
      <Link component="button" type="button" onClick={() => onUse(payout.coinAmount)} sx={useLink}>
        {texts.use(`${payout.coinAmount} ${coin}`)}
      </Link>
    </Alert>
  );
}

const fitText = ({ units, expectedUnits }: Compared): string =>
  units === expectedUnits ? texts.same : texts.fits(differenceText(units, expectedUnits));

const dense = {
  py: 0,
  px: 1.25,
  '& .MuiAlert-icon': { mr: 1 },
  '& .MuiAlert-message': { py: 0.75 },
};

const useLink = {
  fontSize: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
} as const;
