import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { Card } from '#src/admin/charts/Card.tsx';
import { copy } from './copy.ts';
import { listLinks } from './listLinks.ts';
import { NoRows } from './NoRows.tsx';
import { ShareTable } from './ShareTable.tsx';
import type { FiguresInCents } from './useFigures.ts';

const { reasons: text } = copy;

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  py: 0.25,
  lineHeight: '16px',
  whiteSpace: 'normal',
} as const;

/** The most frequent reasons of the period. */
export function DeclineReasons({ declineReasons }: Pick<FiguresInCents, 'declineReasons'>) {
  return (
    <Card
      title={text.title}
      area="reasons"
      aside={
        <MuiLink
          component={Link}
          to={listLinks.declined}
          underline="hover"
          sx={{ fontSize: '0.75rem', '@media (pointer: coarse)': { py: 1.75 } }}
        >
          {text.all}
        </MuiLink>
      }
    >
      {declineReasons.length === 0 ? (
        <NoRows>{text.none}</NoRows>
      ) : (
        <ShareTable
          label={text.title}
          nameWidth="64%"
          head={[text.reason, copy.people.share, text.count]}
          rows={declineReasons.map(({ reason, count }) => ({
            key: reason,
            name: (
              <Box component="span" title={reason} sx={twoLines}>
                {reason}
              </Box>
            ),
            parts: [{ count, color: 'var(--c3)' }],
            cells: [<b key="count">{count.toLocaleString('en')}</b>],
          }))}
        />
      )}
    </Card>
  );
}
