import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { RowStatus } from '#src/investor/conversation/RowStatus.tsx';
import type { RowActions } from '#src/investor/transactionDetail/RowDetails.tsx';
import { AmountText, QuotedText } from '#src/investor/transactions/AmountText.tsx';
import { copy as rowCopy } from '#src/investor/transactions/copy.ts';
import { banded, shownAt } from '#src/investor/transactions/groupsOf.ts';
import { ModeLogo } from '#src/investor/transactions/ModeLogo.tsx';
import { ReferenceButton } from '#src/investor/transactions/ReferenceButton.tsx';
import { groupCell, tableStyles } from '#src/investor/transactions/tableStyles.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';

interface LatestTableProps {
  rows: readonly TransactionInCents[];
  actions: RowActions;
}

/** The latest transactions beside the charts: kind and reference share a column. */
export function LatestTable({ rows, actions: { openId, openDetails } }: LatestTableProps) {
  const { columns, kinds } = rowCopy;
  return (
    <TableContainer>
      <Table aria-labelledby="latest" sx={styles}>
        <TableHead>
          <TableRow>
            <TableCell>{columns.reference}</TableCell>
            <TableCell>{columns.date}</TableCell>
            <TableCell>{columns.status}</TableCell>
            <TableCell align="right">{columns.amount}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {banded(rows).map(({ row, title }) => [
            title && (
              <TableRow key={title}>
                <TableCell component="th" scope="rowgroup" colSpan={4} sx={groupCell}>
                  {title}
                </TableCell>
              </TableRow>
            ),
            <TableRow
              key={row._id}
              hover
              selected={row._id === openId}
              onClick={() => openDetails(row)}
              sx={{ cursor: 'pointer' }}
            >
              <TableCell>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, '& button': small }}>
                  <ModeLogo mode={row.mode} size={24} />
                  <Box sx={kindAndReference}>
                    <Box sx={{ fontWeight: 550, lineHeight: '20px' }}>{kinds[row.kind]}</Box>
                    <ReferenceButton row={row} onOpen={() => openDetails(row)} />
                  </Box>
                </Box>
              </TableCell>
              <TableCell>
                <Moment at={shownAt(row)} short />
              </TableCell>
              <TableCell>
                <RowStatus row={row} />
              </TableCell>
              <TableCell align="right">
                <AmountText row={row} />
                <Box sx={{ lineHeight: '16px' }}>
                  <QuotedText row={row} />
                </Box>
              </TableCell>
            </TableRow>,
          ])}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const styles = {
  ...tableStyles,
  '& .MuiTableCell-body': { fontSize: '0.875rem' },
} as const;

// One line, or two where the column is narrow.
const kindAndReference = { display: 'flex', flexWrap: 'wrap', columnGap: 1.25 } as const;

const small = { fontSize: '0.75rem', lineHeight: '20px', display: 'block' } as const;
