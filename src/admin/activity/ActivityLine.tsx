import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type MouseEvent, useId, useState } from 'react';
import { useCursor } from '#src/admin/lists/cursor.ts';
import type { ActivityRecord } from '#src/admin/provider/records.ts';
import { Avatar } from '#src/admin/shell/Avatar.tsx';
import { secondTime } from '#src/shared/format/clockTime.ts';
import { exactMoment } from '#src/shared/format/dates.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { copy } from './copy.ts';
import { LineDetails } from './LineDetails.tsx';
import { SentenceText } from './SentenceText.tsx';
import { edgeColors, weightOf } from './weightOf.ts';

const { line: text } = copy;

/** One line of the log: a sentence, with what is stored behind a button. */
export function ActivityLine({ line }: { line: ActivityRecord }) {
  const [isOpen, setOpen] = useState(false);
  const { record: current, set } = useCursor();
  const details = useId();
  const toggle = (event: MouseEvent) => {
    const isControl = (event.target as Element).closest('a, button, dl') !== null;
    if (!isControl && window.getSelection()?.type !== 'Range') setOpen(!isOpen);
  };
  return (
    <Box
      component="li"
      data-row={line.id}
      data-cursor={current?.id === line.id ? '' : undefined}
      data-open={isOpen ? '' : undefined}
      onFocus={() => set(line.id)}
      onClick={toggle}
      sx={{ ...row, ...edges[weightOf(line.action)] }}
    >
      <Box component="time" dateTime={line.at} title={exactMoment(line.at)} sx={small}>
        {secondTime(new Date(line.at))}
      </Box>
      <Box sx={{ display: 'inline-flex' }}>
        <Avatar fullName={line.actor.fullName} small />
      </Box>
      <Box sx={isOpen ? wrapped : sentence}>
        <SentenceText line={line} />
      </Box>
      <Box title={text.number(line.seq)} sx={{ ...small, textAlign: 'right' }} className="number">
        {line.seq.toLocaleString('en')}
      </Box>
      <Box
        title={text.hash}
        className="number"
        sx={{ ...small, fontFamily: fonts.mono, letterSpacing: '-0.02em' }}
      >
        {line.hash.slice(0, 4)}
      </Box>
      <IconButton
        size="small"
        data-opens=""
        aria-label={`${isOpen ? text.hide : text.show}, ${text.number(line.seq)}`}
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
        sx={{ p: 0.25, '@media (pointer: coarse)': { p: 1.25, m: -1 } }}
      >
        <ExpandMore sx={{ fontSize: 18, ...(isOpen && { transform: 'rotate(180deg)' }) }} />
      </IconButton>
      <Box id={details} sx={{ display: isOpen ? 'contents' : 'none' }}>
        {isOpen && <LineDetails line={line} />}
      </Box>
    </Box>
  );
}

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px 20px minmax(0, 1fr) 52px 36px 24px',
  columnGap: 1.5,
  alignItems: 'center',
  minHeight: 36,
  px: 'var(--inset)',
  borderBottom: 1,
  borderColor: 'divider',
  scrollMargin: '128px 0 48px',
  '&:hover': { bgcolor: 'var(--sunken)' },
  '&[data-cursor]': { bgcolor: 'var(--cursor)' },
  '&::before': { content: '""', position: 'absolute', left: 0, top: 0, bottom: 0, width: 3 },
  // A phone wraps the sentence and leaves number and hash to the details.
  '@media (max-width: 759.95px)': {
    gridTemplateColumns: '20px minmax(0, 1fr) 28px',
    gridTemplateRows: 'auto auto',
    py: 1,
    '& > time': { gridColumn: 2, gridRow: 2 },
    '& .number': { display: 'none' },
  },
} as const;

const edges = {
  plain: {},
  look: { '&::before': { ...row['&::before'], bgcolor: edgeColors.look } },
  hot: { '&::before': { ...row['&::before'], bgcolor: edgeColors.hot } },
} as const;

const small = {
  fontSize: '0.75rem',
  color: 'var(--faint)',
  fontVariantNumeric: 'tabular-nums',
} as const;

const sentence = {
  '@media (min-width: 760px)': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Room for the focus ring of a link at the edge.
    py: 0.5,
  },
} as const;

const wrapped = { py: 1.125, overflowWrap: 'anywhere' } as const;
