import Box from '@mui/material/Box';
import type { ActivityRecord } from '#src/admin/provider/records.ts';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { exactMoment } from '#src/shared/format/dates.ts';
import { actionName } from './actionName.ts';
import { copy } from './copy.ts';
import { detailName } from './detailName.ts';
import { TargetLink } from './TargetLink.tsx';

const { line: text } = copy;

// The columns of an export have commas without spaces; a space lets lines break there.
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(value)
    : String(value).replace(/,(?=\S)/g, ', ');

/** A line as the log has stored it. */
export function LineDetails({ line }: { line: ActivityRecord }) {
  const raw = Object.entries(line.details).filter(([, value]) => value !== null && value !== '');
  return (
    <Box sx={box}>
      <Box component="dl" sx={facts}>
        <dt>{text.at}</dt>
        <dd>
          <time dateTime={line.at}>{exactMoment(line.at)}</time>
        </dd>
        <dt>{text.code}</dt>
        <dd>{actionName(line.action)}</dd>
        <dt>{text.record}</dt>
        <dd>
          <TargetLink line={line} />
        </dd>
        <dt>{text.hash}</dt>
        <dd>
          <ShortId id={line.hash} of={text.hash} />
        </dd>
      </Box>
      <Box component="dl" sx={facts} aria-label={text.raw}>
        {raw.length === 0 && (
          <>
            <dt>{text.raw}</dt>
            <dd>{text.noRaw}</dd>
          </>
        )}
        {raw.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{detailName(name)}</dt>
            <dd>{textOf(value)}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const box = {
  gridColumn: '3 / -1',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.3fr)' },
  gap: 2.5,
  mb: 1.25,
  px: 1.5,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  bgcolor: 'background.paper',
  fontSize: '0.75rem',
  whiteSpace: 'normal',
  '@media (max-width: 759.95px)': { gridColumn: '1 / -1' },
} as const;

const facts = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: 1.5,
  rowGap: 0.375,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& .MuiIconButton-root': { p: 0.25, my: -0.5, '& svg': { fontSize: 14 } },
} as const;
