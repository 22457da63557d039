import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { EmptyRows } from '#src/admin/lists/EmptyRows.tsx';
import { LoadingRows } from '#src/admin/lists/LoadingRows.tsx';
import type { ActivityRecord } from '#src/admin/provider/records.ts';
import { weekday } from '#src/shared/format/dates.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { ActivityLine } from './ActivityLine.tsx';
import { copy } from './copy.ts';

/** The lines of the log below the days of the reader's time zone. */
export function ActivityLines() {
  const { data, isPending } = useListContext<ActivityRecord>();
  const isDemo = useSettings().data?.demo === true;
  if (isPending) return <LoadingRows />;
  if (!data || data.length === 0) {
    return <EmptyRows none={copy.empty} next={copy.next} noMatch={copy.noMatch} />;
  }
  const today = weekday(new Date());
  return (
    <>
      {isDemo && <Box sx={note}>{copy.sample}</Box>}
      {daysOf(data).map(([day, lines]) => (
        <Box component="section" key={day} aria-label={copy.lines(day)}>
          <Box component="h2" sx={head}>
            {day === today ? copy.today(day) : day}
            <Box aria-hidden="true" component="span" sx={names}>
              <span>{copy.line.entry}</span>
              <span>{copy.line.seal}</span>
            </Box>
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {lines.map((line) => (
              <ActivityLine key={line.id} line={line} />
            ))}
          </Box>
        </Box>
      ))}
    </>
  );
}

function daysOf(lines: readonly ActivityRecord[]): [day: string, ActivityRecord[]][] {
  const days = new Map<string, ActivityRecord[]>();
  for (const line of lines) {
    const day = weekday(new Date(line.at));
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days];
}

// Over the columns of the lines.
const names = {
  ml: 'auto',
  display: { xs: 'none', md: 'grid' },
  gridTemplateColumns: '52px 36px 24px',
  columnGap: 1.5,
  fontWeight: 400,
  '& > :first-of-type': { textAlign: 'right' },
} as const;

const note = {
  px: 'var(--inset)',
  py: 1.5,
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;

const head = {
  position: 'sticky',
  display: 'flex',
  top: 'var(--head)',
  zIndex: 1,
  m: 0,
  px: 'var(--inset)',
  height: 28,
  fontSize: '0.75rem',
  lineHeight: '27px',
  fontWeight: 600,
  color: 'text.secondary',
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
