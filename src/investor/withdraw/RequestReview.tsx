import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type CoinName, coinOfName } from '#contract/coin.ts';
import { type Cents, parseDollars } from '#contract/money.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { addressCheck } from './addressCheck.ts';
import { copy } from './copy.ts';
import { RequestTerms } from './RequestTerms.tsx';
import type { WithdrawalRequest } from './useCreateWithdrawal.ts';
import { useEstimate } from './useEstimate.ts';

interface RequestReviewProps {
  request: WithdrawalRequest;
  leftCents: Cents | undefined;
}

/** All of a request, before it is sent. */
export function RequestReview({ request, leftCents }: RequestReviewProps) {
  return (
    <>
      <What request={request} />
      <Where request={request} />
      <Typography variant="body2" color="text.secondary">
        {copy.compare}
      </Typography>
      <RequestTerms cents={parseDollars(request.amount)} leftCents={leftCents} />
      <Box sx={{ display: 'flex', gap: 1, fontWeight: 550 }}>
        <GppMaybeOutlined aria-hidden fontSize="small" sx={{ color: 'warning.main' }} />
        {copy.noFee}
      </Box>
    </>
  );
}

function Where({ request }: { request: WithdrawalRequest }) {
  const coin = coinOfName[request.withdrawMode as CoinName];
  const address = request.address.trim();
  // From the form, which asked before.
  const { data } = useQuery(addressCheck(coin, address));
  return (
    <Box sx={{ p: 1.75, borderRadius: 1, bgcolor: 'var(--sunken)' }}>
      <Typography variant="body2" color="text.secondary">
        {copy.toAddress}
      </Typography>
      <AddressText address={address} />
      {data && !data.usedBefore && (
        <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 550 }}>
          {copy.firstTime}
        </Typography>
      )}
    </Box>
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
