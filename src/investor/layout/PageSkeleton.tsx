import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { copy } from '#src/shared/copy.ts';

/** The cards of a page while its code or its account loads, at the places of the final ones. */
export function PageSkeleton({ path }: { path: string }) {
  const { top, work, side } = cardsOf(path);
  return (
    <Box role="status" aria-label={copy.loading} sx={{ display: 'grid', gap: 2 }}>
      {top && <Cards heights={top} />}
      <Box sx={side ? columns : {}}>
        <Cards heights={work} />
        {side && <Cards heights={side} />}
      </Box>
    </Box>
  );
}

/** Heights of cards, each on a phone and on a wide screen. */
type Heights = readonly (readonly [phone: number, wide: number])[];

interface PageCards {
  top?: Heights;
  work: Heights;
  side?: Heights;
}

const overview: PageCards = {
  top: [[368, 154]],
  work: [
    [510, 430],
    [233, 201],
  ],
  side: [
    [277, 273],
    [424, 399],
  ],
};

const form: PageCards = { work: [[520, 480]], side: [[200, 240]] };

const list: PageCards = { work: [[600, 560]] };

function cardsOf(path: string): PageCards {
  const page = path.split('/')[2] ?? '';
  if (page === '' || page === 'overview') return overview;
  return page === 'deposit' || page === 'withdraw' ? form : list;
}

const Cards = ({ heights }: { heights: Heights }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {heights.map(([phone, wide]) => (
      <CardSkeleton key={phone} height={{ xs: phone, lg: wide }} />
    ))}
  </Box>
);

/** A card with a heading, as high as it will be. */
export const CardSkeleton = ({ height }: { height: { xs: number; lg: number } }) => (
  <Box sx={[card, { height }]}>
    {/* Not the properties of the same names: a prerendered page may have no style attribute. */}
    <Skeleton sx={{ width: '30%', height: 24 }} />
    <Skeleton sx={{ width: '55%', height: 40, mt: 1 }} />
  </Box>
);

// Without MUI's card, which the first page of a visitor would load in vain.
const card = {
  p: { xs: 2, tablet: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  boxShadow: 'var(--card-shadow)',
} as const;

const columns = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 328px' },
  alignItems: 'start',
} as const;
