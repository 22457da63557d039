import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { reference } from '#contract/reference.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import type { Movements } from './MovementCards.tsx';
import { utcMoment } from './period.ts';

export function MovementTable({ rows }: Movements) {
  const { columns } = copy;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={copy.movements}>
      <Table size="small" aria-label={copy.movements}>
        <TableHead>
          <TableRow>
            <TableCell>{columns.date}</TableCell>
            <TableCell>{columns.reference}</TableCell>
            <TableCell>{copy.movement}</TableCell>
            <TableCell>{columns.mode}</TableCell>
            <TableCell align="right">{columns.amount}</TableCell>
            <TableCell align="right">{columns.balance}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.sourceId + row.kind} sx={{ whiteSpace: 'nowrap' }}>
              <TableCell>{utcMoment(row.date)}</TableCell>
              <TableCell>{reference(row.sourceId)}</TableCell>
              <TableCell>
                {copy.movementKinds[row.kind]}
                {row.reason && (
                  <Box
                    component="span"
                    sx={{ display: 'block', whiteSpace: 'normal', color: 'text.secondary' }}
                  >
                    {copy.reason(row.reason)}
                  </Box>
                )}
              </TableCell>
              <TableCell>{row.mode}</TableCell>
              <TableCell align="right">
                <Money cents={row.amountCents} signed />
              </TableCell>
              <TableCell align="right">
                <Money cents={row.balanceCents} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
