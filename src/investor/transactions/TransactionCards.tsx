import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TransactionInCents } from '#contract/transactions.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from '../copy.ts';
import { AmountText } from './AmountText.tsx';
import { ReceiptCell } from './ReceiptCell.tsx';
import { ReferenceButton } from './ReferenceButton.tsx';
import { StatusCell } from './StatusCell.tsx';
import type { RowActions } from './TransactionTable.tsx';

type TransactionCardsProps = RowActions & { rows: TransactionInCents[] };

export function TransactionCards({ rows, openDetails, openReceipt }: TransactionCardsProps) {
  return (
    <Box component="ul" aria-label={copy.transactions.title} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {rows.map((row) => (
        <Stack
          key={row._id}
          component="li"
          spacing={1}
          sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <ReferenceButton row={row} onOpen={() => openDetails(row)} />
            <AmountText row={row} />
          </Stack>
          <Typography variant="body2" color="text.secondary">
            {row.mode} · {copy.transactions.kinds[row.kind]} · <Moment at={row.date} />
          </Typography>
          <Stack
            direction="row"
            sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2 }}
          >
            <StatusCell row={row} />
            {row.kind === 'deposit' && <ReceiptCell row={row} onOpen={() => openReceipt(row)} />}
          </Stack>
        </Stack>
      ))}
    </Box>
  );
}
