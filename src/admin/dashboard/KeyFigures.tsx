import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useConnection } from '#src/admin/overview/useConnection.ts';
import { useOverview } from '#src/admin/overview/useOverview.ts';
import { useMinute } from '#src/shared/format/useMinute.ts';
import { copy } from './copy.ts';
import { FigureTile } from './FigureTile.tsx';
import { tilesOf } from './tilesOf.tsx';
import type { FiguresInCents } from './useFigures.ts';

const { facts: text } = copy;

/** The figures of this moment; each tile opens its list. */
export function KeyFigures({ today }: { today: FiguresInCents['days'][number] | undefined }) {
  const { data } = useOverview();
  const { lostAt } = useConnection();
  const now = useMinute();
  const tiles = data ? tilesOf(data, { today, now, isLost: lostAt !== undefined }) : [];
  const loading = data ? [] : [0, 1, 2, 3, 4, 5];
  return (
    <Card component="section" aria-label={text.title} sx={{ gridArea: 'facts' }}>
      <Box component="ul" sx={strip} aria-busy={data === undefined}>
        {loading.map((tileIndex) => (
          <li key={tileIndex}>
            <Skeleton variant="rounded" sx={reserved} />
          </li>
        ))}
        {tiles.map((tile) => (
          <li key={tile.name}>
            <FigureTile tile={tile} />
          </li>
        ))}
      </Box>
    </Card>
  );
}

const strip = {
  listStyle: 'none',
  m: 0,
  p: 0,
  minHeight: 62,
  display: 'grid',
  gridTemplateColumns: {
    xs: '1fr 1fr',
    sm: 'repeat(3, 1fr)',
    lg: '1fr .9fr 1.1fr 1.2fr 1.1fr 1.2fr',
  },
  gap: '1px',
  bgcolor: 'divider',
  '& li': { bgcolor: 'background.paper', minWidth: 0 },
} as const;

/** As high as a tile. */
const reserved = { mx: 2, my: 1, height: { xs: 48, xl: 62 }, width: '60%' } as const;
