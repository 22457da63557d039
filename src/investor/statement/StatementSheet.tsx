import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { reference } from '#contract/reference.ts';
import type { StatementInCents } from '#contract/statements.ts';
import { date } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { utcMoment } from './period.ts';

export function StatementSheet({ statement }: { statement: StatementInCents }) {
  const { from, to, madeAt, operator, rows } = statement;
  const { legalName, companyNumber, address, support } = operator;
  const operatorParts = [legalName, companyNumber, address, support].filter(
    (part) => part !== null,
  );
  return (
    <Stack component="article" aria-label={copy.title} spacing={2} sx={{ pt: 3 }}>
      <Typography variant="h4" component="h3">
        {copy.title}
      </Typography>
      <Facts
        facts={[
          [copy.account, `${statement.fullName} (${statement.userName})`],
          [copy.period, `${date(from)} – ${date(to)}`],
          [copy.operator, operatorParts.join(', ') || copy.unnamed],
          [copy.made, utcMoment(madeAt)],
          [copy.opening, <Money key="opening" cents={statement.openingCents} />],
          [copy.totalIn, <Money key="in" cents={statement.inCents} />],
          [copy.totalOut, <Money key="out" cents={statement.outCents} />],
          [copy.closing, <Money key="closing" cents={statement.closingCents} />],
          [copy.held, <Money key="held" cents={statement.heldCents} />],
        ]}
      />
      {rows.length > 0 ? <Movements rows={rows} /> : <Typography>{copy.none}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {copy.utc} {copy.available}
      </Typography>
    </Stack>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, py: 0.25 }}>
          <Typography component="dt" color="text.secondary">
            {name}:
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Movements({ rows }: { rows: StatementInCents['rows'] }) {
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
