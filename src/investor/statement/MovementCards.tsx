import Box from '@mui/material/Box';
import { reference } from '#contract/reference.ts';
import type { StatementInCents } from '#contract/statementInCents.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { utcMoment } from './period.ts';

export type Movements = Pick<StatementInCents, 'rows'>;

/** The movements on a phone, in two lines each: what and how much, when and the balance after it. */
export function MovementCards({ rows }: Movements) {
  return (
    <Box component="ul" aria-label={copy.movements} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={row.sourceId + row.kind} sx={styles}>
          <strong>{copy.movementKinds[row.kind]}</strong>
          <strong>
            <Money cents={row.amountCents} signed />
          </strong>
          <span>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {utcMoment(row.date)}
            </Box>{' '}
            {reference(row.sourceId)}
          </span>
          <Money cents={row.balanceCents} />
          {row.reason && <span data-wide>{copy.reason(row.reason)}</span>}
        </Box>
      ))}
    </Box>
  );
}

const styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '& > span': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& > strong': { fontWeight: 600 },
  '& > :nth-of-type(even):not([data-wide])': { textAlign: 'right' },
  '& > [data-wide]': { gridColumn: '1 / -1' },
} as const;
