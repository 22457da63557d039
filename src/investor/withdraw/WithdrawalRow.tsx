import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InCents } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { Withdrawal } from '#contract/withdrawals.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { CancelButton } from './CancelButton.tsx';
import { copy } from './copy.ts';

export function WithdrawalRow({ row }: { row: InCents<Withdrawal> }) {
  return (
    <Stack component="li" spacing={1} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <Money cents={row.amountCents} /> · {row.withdrawMode}
        </Typography>
        <StatusBadge status={row.status} />
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {reference(row._id)} · <Moment at={row.createdAt} />
      </Typography>
      <Line name={copy.list.to} mono>
        {row.address}
      </Line>
      {row.reason && <Line name={copy.list.reason}>{row.reason}</Line>}
      {row.txid && (
        <Line name={copy.list.txid} mono>
          {row.txid}
        </Line>
      )}
      {row.status === 'requested' && <CancelButton withdrawalId={row._id} />}
    </Stack>
  );
}

function Line({ name, mono, children }: { name: string; mono?: boolean; children: string }) {
  return (
    <Typography
      variant="body2"
      sx={{ overflowWrap: 'anywhere', ...(mono && { fontFamily: fonts.mono }) }}
    >
      {name}: {children}
    </Typography>
  );
}
