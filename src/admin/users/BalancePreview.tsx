import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { type Cents, groupDollars } from '#contract/money.ts';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

interface BalancePreviewProps {
  beforeCents: Cents;
  /** Absent until mode and amount are typed. */
  changeCents: Cents | undefined;
}

/** The available balance before the change, and after it. */
export function BalancePreview({ beforeCents, changeCents }: BalancePreviewProps) {
  const afterCents = changeCents === undefined ? undefined : beforeCents + changeCents;
  const isShort = afterCents !== undefined && afterCents < 0n;
  return (
    <Box role="status" sx={line}>
      <Box component="span" sx={{ color: 'text.secondary', mr: 'auto' }}>
        {copy.adjust.available}
      </Box>
      <Money cents={beforeCents} />
      {afterCents !== undefined && (
        <>
          <ArrowForward aria-hidden="true" sx={{ fontSize: 16, color: 'var(--faint)' }} />
          <Box component="span" sx={readOnly}>
            {copy.adjust.becomes}
          </Box>
          <Box
            component="strong"
            sx={{ fontWeight: 600, color: isShort ? 'error.main' : 'text.primary' }}
          >
            <Money cents={afterCents} />
          </Box>
        </>
      )}
      {isShort && (
        <Box sx={{ flexBasis: '100%', color: 'error.main' }}>
          {copy.adjust.short(groupDollars(beforeCents))}
        </Box>
      )}
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  px: 1.5,
  py: 1.25,
  borderRadius: 1,
  bgcolor: 'var(--sunken)',
} as const;
