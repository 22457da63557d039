import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import type { AnnouncedPayment } from '#src/admin/provider/records.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { OwnedRows } from './OwnedRows.tsx';

const { columns, announced } = copy.movements;
const Column = DataTable.Col<AnnouncedPayment>;

/** Quotes whose coin the investor reported as sent, without a deposit yet. */
export const AnnouncedRows = () => (
  <OwnedRows<AnnouncedPayment>
    {...announced}
    reference="quotes"
    by="createdAt"
    card={({ coin, coinAmount, amountCents, sentAt }) => (
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>
          {coinAmount} {coin}
          {sentAt && (
            <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              <Moment at={sentAt} />
            </Box>
          )}
        </span>
        <Box sx={{ fontWeight: 600 }}>
          <Money cents={amountCents} />
        </Box>
      </Box>
    )}
  >
    <Column
      label={columns.sent}
      render={({ sentAt }) => sentAt && <Moment at={sentAt} />}
      sx={{ width: 160, color: 'text.secondary' }}
    />
    <Column label={columns.mode} render={({ coin }) => coin} />
    <Column label={columns.coinAmount} align="right" render={({ coinAmount }) => coinAmount} />
    <Column
      label={columns.amount}
      align="right"
      render={({ amountCents }) => <Money cents={amountCents} />}
      sx={{ width: 124, fontWeight: 600 }}
    />
  </OwnedRows>
);
