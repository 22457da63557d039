import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { Card } from '#src/admin/charts/Card.tsx';
import { Legend } from '#src/admin/charts/Legend.tsx';
import { Avatar } from '#src/admin/shell/Avatar.tsx';
import { duration } from '#src/shared/format/duration.ts';
import { copy } from './copy.ts';
import { listLinks } from './listLinks.ts';
import { NoRows } from './NoRows.tsx';
import { ShareTable } from './ShareTable.tsx';
import type { FiguresInCents } from './useFigures.ts';

const { people: text } = copy;
// The colours of the statuses themselves.
const colors = { confirmed: 'success.main', declined: 'error.main' } as const;

/** Deposits decided today by each colleague; a name opens them. */
export function Deciders({ decidedToday, days }: Pick<FiguresInCents, 'decidedToday' | 'days'>) {
  const today = days.at(-1)?.day ?? '';
  return (
    <Card
      title={text.title}
      area="people"
      legend={
        decidedToday.length > 0 && (
          <Legend
            entries={[
              { name: text.confirmed, color: colors.confirmed },
              { name: text.declined, color: colors.declined },
            ]}
          />
        )
      }
    >
      {decidedToday.length === 0 ? (
        <NoRows>{text.none}</NoRows>
      ) : (
        <ShareTable
          label={text.title}
          nameWidth="34%"
          head={[text.who, text.share, text.confirmed, text.declined, text.median]}
          rows={decidedToday.map(({ user, confirmed, declined, medianS }) => ({
            key: user._id,
            name: (
              <Box component={Link} to={listLinks.decidedBy(user._id, today)} sx={who}>
                <Avatar fullName={user.fullName} small />
                <span>{user.fullName}</span>
              </Box>
            ),
            parts: [
              { count: confirmed, color: colors.confirmed },
              { count: declined, color: colors.declined },
            ],
            cells: [
              <b key="confirmed">{confirmed}</b>,
              declined,
              medianS === null ? copy.wait.noDecision : duration(medianS * 1000),
            ],
          }))}
        />
      )}
    </Card>
  );
}

const who = {
  display: 'inline-flex',
  maxWidth: '100%',
  '& > span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  alignItems: 'center',
  gap: 0.75,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
