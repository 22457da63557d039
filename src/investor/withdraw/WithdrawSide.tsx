import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Coin } from '#contract/coin.ts';
import { type Cents, groupDollars } from '#contract/money.ts';
import { useSupport } from '#src/investor/help/useSupport.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { IdentityCheckNote } from '#src/investor/notes/IdentityCheckNote.tsx';
import { Note } from '#src/investor/notes/Note.tsx';
import { hasSecondStep, useSecondFactor } from '#src/shared/factor/useSecondFactor.ts';
import { copy } from './copy.ts';
import { ReceiveCard } from './ReceiveCard.tsx';
import type { Limits } from './useWithdrawalLimits.ts';

interface WithdrawSideProps {
  cents: Cents | undefined;
  coin: Coin | undefined;
  limits: Limits;
}

export function WithdrawSide({ cents, coin, limits }: WithdrawSideProps) {
  return (
    <>
      <ReceiveCard cents={cents} coin={coin} />
      {limits.daily && <LimitCard {...limits.daily} />}
      <TwoStepNote />
      <IdentityCheckNote />
    </>
  );
}

interface LimitCardProps {
  limitCents: Cents;
  /** Undefined until known. */
  usedCents: Cents | undefined;
}

function LimitCard({ limitCents, usedCents = 0n }: LimitCardProps) {
  const text = copy.limit.used(groupDollars(usedCents), groupDollars(limitCents));
  const percent = (100n * usedCents) / limitCents;
  return (
    <Panel
      title={copy.limit.title}
      aside={<Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{text}</Box>}
    >
      <LinearProgress
        variant="determinate"
        value={Math.min(Number(percent), 100)}
        aria-label={copy.limit.title}
        aria-valuetext={text}
        sx={{ height: 6, borderRadius: 3, bgcolor: 'divider' }}
      />
      <Box sx={{ mt: 1, fontSize: '0.75rem', color: 'var(--faint)' }}>{copy.limit.text}</Box>
    </Panel>
  );
}

function TwoStepNote() {
  const { lead, text, setUp } = copy.twoStep;
  const { data } = useSecondFactor();
  if (!data || hasSecondStep(data)) return null;
  return (
    <Note Icon={ReportProblemOutlined} lead={lead} text={text} isWarning>
      <Link
        component={RouterLink}
        to="/user/useracct/security"
        color="inherit"
        sx={{ whiteSpace: 'nowrap' }}
      >
        {setUp}
      </Link>
    </Note>
  );
}

/** Below the form, where a demand for money would be read. */
export function NeverPayNote() {
  const { lead, text, tell } = copy.neverPay;
  const support = useSupport();
  return (
    <Note Icon={ShieldOutlined} lead={lead} text={text}>
      {support && (
        <Link component={RouterLink} to="/user/help" color="inherit">
          {tell}
        </Link>
      )}
    </Note>
  );
}
