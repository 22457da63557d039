import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { type Cents, groupDollars } from '#contract/money.ts';
import { Panel } from '../layout/Panel.tsx';
import { copy } from './copy.ts';

interface LimitCardProps {
  limitCents: Cents;
  /** Undefined until known. */
  usedCents: Cents | undefined;
}

export function LimitCard({ limitCents, usedCents = 0n }: LimitCardProps) {
  const text = copy.limit.used(groupDollars(usedCents), groupDollars(limitCents));
  const percent = Number((100n * usedCents) / limitCents);
  return (
    <Panel
      title={copy.limit.title}
      aside={<Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{text}</Box>}
    >
      <LinearProgress
        variant="determinate"
        value={Math.min(percent, 100)}
        aria-label={copy.limit.title}
        aria-valuetext={text}
        sx={{ height: 6, borderRadius: 3, bgcolor: 'divider' }}
      />
      <Box sx={{ mt: 1, fontSize: '0.75rem', color: 'var(--faint)' }}>{copy.limit.text}</Box>
    </Panel>
  );
}
