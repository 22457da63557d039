import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Reviewer } from '#src/admin/review/heldBy.ts';
import { Avatar } from '#src/admin/shell/Avatar.tsx';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';
import { widths } from './widths.ts';

export interface WhoReviewsProps {
  reviewer: Reviewer | undefined;
  takeOver: () => void;
}

/** The reviewer of the record. Its place is there before the answer, so that nothing shifts. */
export function WhoReviews({ reviewer, takeOver }: WhoReviewsProps) {
  const me = useSession().user?.fullName ?? '';
  return (
    <Box role="status" sx={row}>
      {reviewer?.is === 'me' && (
        <>
          <Avatar fullName={me} />
          <Box
            component="span"
            title={copy.yourReview}
            sx={{ color: 'text.secondary', [widths.narrow]: readOnly }}
          >
            {copy.you}
          </Box>
        </>
      )}
      {reviewer?.is === 'other' && (
        <>
          <Avatar fullName={reviewer.fullName} />
          <Box component="span" title={reviewer.fullName} sx={name}>
            {reviewer.fullName}
          </Box>
          <Button size="small" variant="tonal" aria-keyshortcuts="t" onClick={takeOver} sx={take}>
            {reviewer.tookOverAt ? copy.takeBack : copy.takeOver} <KeyHint>T</KeyHint>
          </Button>
        </>
      )}
      {reviewer?.is === 'unknown' && (
        <Box
          title={reviewer.errorMessage}
          sx={{ display: 'flex', gap: 0.5, color: 'warning.main' }}
        >
          <WarningAmber sx={{ fontSize: 18 }} aria-hidden="true" /> {copy.unclaimed}
        </Box>
      )}
    </Box>
  );
}

const name = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: 110,
  fontWeight: 550,
  // The sign has the name as its title.
  [widths.close]: readOnly,
  [widths.phone]: readOnly,
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minWidth: 64,
  minHeight: 24,
  [widths.narrow]: { minWidth: 0, '& kbd': { display: 'none' } },
  [widths.phone]: { minWidth: 0 },
} as const;

const take = {
  minHeight: 26,
  px: 1,
  gap: 0.75,
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
} as const;
