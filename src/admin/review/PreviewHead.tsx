import Box from '@mui/material/Box';
import type { Cents } from '#contract/money.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { WaitingCell } from './WaitingCell.tsx';

interface PreviewHeadProps {
  amountCents: Cents;
  /** The investor, and how much coin. */
  about: string;
  /** Since when it waits; nothing once it is decided. */
  since: string | undefined;
  dueAt?: string;
}

/** How much, from whom and how long it waits, before the facts of a preview. */
export const PreviewHead = ({ amountCents, about, since, dueAt }: PreviewHeadProps) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 2 }}>
    <div>
      <Box sx={{ fontSize: '1.75rem', lineHeight: '34px', fontWeight: 600 }}>
        <Money cents={amountCents} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{about}</Box>
    </div>
    {since && <WaitingCell since={since} dueAt={dueAt} />}
  </Box>
);
