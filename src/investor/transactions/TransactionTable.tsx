import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { TransactionInCents } from '#contract/transactions.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from '../copy.ts';
import { AmountText } from './AmountText.tsx';
import { ReceiptCell } from './ReceiptCell.tsx';
import { ReferenceButton } from './ReferenceButton.tsx';
import { StatusCell } from './StatusCell.tsx';

export interface RowActions {
  openDetails: (row: TransactionInCents) => void;
  openReceipt: (row: TransactionInCents) => void;
}

type TransactionTableProps = RowActions & { rows: TransactionInCents[] };

const { columns, kinds } = copy.transactions;
const wide = { display: { md: 'none', lg: 'table-cell' } };

/** The list as a table, with the running balance on wide screens. */
export function TransactionTable({ rows, openDetails, openReceipt }: TransactionTableProps) {
  return (
    <TableContainer>
      <Table aria-label={copy.transactions.title}>
        <TableHead>
          <TableRow>
            <TableCell>{columns.reference}</TableCell>
            <TableCell>{columns.mode}</TableCell>
            <TableCell align="right">{columns.amount}</TableCell>
            <TableCell>{columns.status}</TableCell>
            <TableCell>{columns.date}</TableCell>
            <TableCell>{columns.receipt}</TableCell>
            <TableCell align="right" sx={wide}>
              {columns.balance}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row._id} hover>
              <TableCell>
                <ReferenceButton row={row} onOpen={() => openDetails(row)} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'normal', wordBreak: 'keep-all' }}>
                {row.mode}
                <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                  {kinds[row.kind]}
                </Typography>
              </TableCell>
              <TableCell align="right">
                <AmountText row={row} />
              </TableCell>
              <TableCell>
                <StatusCell row={row} />
              </TableCell>
              <TableCell>
                <Moment at={row.date} />
              </TableCell>
              <TableCell>
                <ReceiptCell row={row} onOpen={() => openReceipt(row)} />
              </TableCell>
              <TableCell align="right" sx={wide}>
                {row.balanceAfterCents === null ? '–' : <Money cents={row.balanceAfterCents} />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
