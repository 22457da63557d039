import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMayApprove, useWaitingApprovals } from '#src/admin/approvals/useApprovals.ts';
import { Card } from '#src/admin/charts/Card.tsx';
import { countText, useOverview } from '#src/admin/overview/useOverview.ts';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { useMinute } from '#src/shared/format/useMinute.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { copy as text } from './copy.ts';
import { NeedItem } from './NeedItem.tsx';
import { needLine, needList } from './needLine.ts';
import { itemsOf, needsOf } from './needsOf.ts';
import { useStartReview } from './useStartReview.ts';
import { WaitingApprovals } from './WaitingApprovals.tsx';

/** A list of all that waits for staff, each line one click from the work. */
export function Needs() {
  const { data, error, refetch } = useOverview();
  const { data: settings } = useSettings();
  const now = useMinute();
  const needs = data && needsOf(data, settings, now);
  const items = data ? itemsOf(data) : 0;
  const mayApprove = useMayApprove();
  const approvals = useWaitingApprovals().data?.filter(mayApprove) ?? [];
  const start = useStartReview();
  return (
    <Card
      title={text.title}
      area="needs"
      mark={items > 0 && <Box sx={count}>{countText(items)}</Box>}
      aside={
        <Button
          variant="contained"
          aria-keyshortcuts="n"
          disabled={!data || data.views.deposits.waiting === 0}
          onClick={() => void start()}
          sx={{ mr: -0.5, minHeight: 26, height: 26, px: 1, gap: 1, fontSize: '0.8125rem' }}
        >
          {text.start} <KeyHint>N</KeyHint>
        </Button>
      }
    >
      {error && !data && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Waiting />}
      <WaitingApprovals />
      {needs && needs.length + approvals.length === 0 && <NothingNow />}
      {needs && needs.length > 0 && (
        <Box component="ul" sx={needList}>
          {needs.map((need) => (
            <NeedItem key={need.key} need={need} />
          ))}
        </Box>
      )}
    </Card>
  );
}

const NothingNow = () => (
  <Box sx={{ m: 'auto', p: 3, textAlign: 'center' }}>
    <Typography sx={{ fontWeight: 600 }}>{text.none}</Typography>
    <Typography color="text.secondary">{text.noneText}</Typography>
  </Box>
);

const Waiting = () => (
  <Box aria-hidden="true" sx={needList}>
    {[0, 1, 2, 3].map((row) => (
      <Box key={row} sx={needLine}>
        <Skeleton variant="circular" width={20} height={20} />
        <Skeleton variant="rounded" width={`${80 - row * 12}%`} height={12} />
      </Box>
    ))}
  </Box>
);

const count = {
  px: 0.75,
  borderRadius: 2,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 600,
  bgcolor: 'action.selected',
  color: 'text.secondary',
} as const;
