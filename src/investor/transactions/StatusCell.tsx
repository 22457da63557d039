import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TransactionInCents } from '#contract/transactions.ts';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from '../copy.ts';

export function StatusCell({ row }: { row: TransactionInCents }) {
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <StatusBadge status={row.status} />
      {row.reason && (
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 260 }}>
          {copy.transactions.reason}: {row.reason}
        </Typography>
      )}
    </Stack>
  );
}
