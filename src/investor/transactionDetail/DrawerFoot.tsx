import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { hasPage, recordPath } from '#src/investor/conversation/recordPath.ts';
import { CancelButton } from '#src/investor/withdrawalList/CancelButton.tsx';
import { copy } from './copy.ts';

/** The next step of a row: its page, or its end. */
export function DrawerFoot({ row }: { row: TransactionInCents }) {
  if (!hasPage(row)) return null;
  return (
    <Box sx={foot}>
      <Button
        variant="outlined"
        component={Link}
        to={recordPath(row)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {row.kind === 'deposit' ? copy.page : copy.withdrawalPage}
      </Button>
      {row.kind === 'withdrawal' && row.status === 'requested' && (
        <CancelButton id={row._id} amountCents={-row.amountCents} variant="outlined" />
      )}
    </Box>
  );
}

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  px: { xs: 2, tablet: 3 },
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
} as const;
