import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { dollarsFrom } from '#contract/money.ts';
import type { StatementYear } from '#contract/statements.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { YearButtons, type YearFiles } from './YearButtons.tsx';

interface YearTableProps extends YearFiles {
  years: readonly StatementYear[];
}

const texts = copy.years;

export function YearTable({ years, ...files }: YearTableProps) {
  return (
    <TableContainer tabIndex={0} role="group" aria-label={texts.title}>
      <Table size="small" aria-label={texts.title} sx={styles}>
        <TableHead>
          <TableRow>
            <TableCell>{texts.year}</TableCell>
            {texts.columns.map((name) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
            <TableCell align="right">{texts.files}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {years.map((row) => (
            <YearRow key={row.year} row={row} files={files} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function YearRow({ row, files }: { row: StatementYear; files: YearFiles }) {
  const { year, opening, paidIn, deposits, withdrawn, withdrawals } = row;
  const { corrections, adjustments, closing } = row;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {texts.name(year)}
      </TableCell>
      <Amount dollars={opening} />
      <Amount dollars={paidIn} note={texts.deposits(deposits)} />
      <Amount dollars={withdrawn} note={texts.withdrawals(withdrawals)} />
      <Amount
        dollars={corrections}
        note={texts.corrections(adjustments)}
        isSigned={corrections !== 0}
      />
      <Amount dollars={closing} />
      <TableCell align="right">
        <YearButtons year={year} {...files} />
      </TableCell>
    </TableRow>
  );
}

interface AmountProps {
  dollars: number;
  note?: string;
  isSigned?: boolean;
}

const Amount = ({ dollars, note, isSigned = false }: AmountProps) => (
  <TableCell align="right">
    <Box sx={{ fontWeight: 600 }}>
      <Money cents={dollarsFrom(dollars)} signed={isSigned} />
    </Box>
    <Box sx={{ fontSize: '0.75rem', lineHeight: 4 / 3, color: 'text.secondary', minHeight: 16 }}>
      {note}
    </Box>
  </TableCell>
);

const styles = {
  whiteSpace: 'nowrap',
  // Year, figures and files share their first line.
  '& tbody .MuiTableCell-root': { verticalAlign: 'baseline' },
  '& .MuiTableCell-root:first-of-type': { pl: 0 },
  '& .MuiTableCell-root:last-of-type': { pr: 0 },
} as const;
