import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import type { RowActions } from '#src/investor/transactionDetail/RowDetails.tsx';
import { copy } from './copy.ts';
import { type Groups, inProgressCount, shownAt } from './groupsOf.ts';
import { QuoteRow } from './QuoteRow.tsx';
import { SortHead, type SortHeadProps } from './SortHead.tsx';
import { isByTime } from './sort.ts';
import { TransactionRow } from './TransactionRow.tsx';
import { balanceCell, groupCell, tableStyles } from './tableStyles.ts';

interface TransactionTableProps extends Omit<SortHeadProps, 'column'> {
  groups: Groups;
  actions: RowActions;
}

const { columns } = copy;

/** The list as a table, with the running balance on wide screens. */
export function TransactionTable({ groups, actions, ...sorted }: TransactionTableProps) {
  const { quotes, inProgress, done, isMixed } = groups;
  const hasBalance = isByTime(sorted.sort);
  const rest = { actions, hasBalance };
  return (
    <TableContainer>
      <Table aria-label={copy.title} sx={tableStyles}>
        <TableHead>
          <TableRow>
            <TableCell>{columns.reference}</TableCell>
            <TableCell>{columns.mode}</TableCell>
            <SortHead column="amount" {...sorted} />
            <TableCell>{columns.status}</TableCell>
            <SortHead column="date" {...sorted} />
            <TableCell>{columns.receipt}</TableCell>
            {hasBalance && (
              <TableCell align="right" sx={balanceCell}>
                {columns.balance}
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        {inProgressCount(groups) > 0 && (
          <Group title={copy.inProgress}>
            {quotes.map((quote) => (
              <QuoteRow key={quote.quoteId} quote={quote} />
            ))}
            {inProgress.map((row) => (
              <TransactionRow key={row._id} row={row} at={shownAt(row, isMixed)} {...rest} />
            ))}
          </Group>
        )}
        {done.length > 0 && (
          <Group title={isMixed ? undefined : copy.done}>
            {done.map((row) => (
              <TransactionRow key={row._id} row={row} at={shownAt(row, isMixed)} {...rest} />
            ))}
          </Group>
        )}
      </Table>
    </TableContainer>
  );
}

function Group({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <TableBody>
      {title && (
        <TableRow>
          <TableCell component="th" scope="rowgroup" colSpan={7} sx={groupCell}>
            {title}
          </TableCell>
        </TableRow>
      )}
      {children}
    </TableBody>
  );
}
