import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { saveFile } from '#src/admin/export/exportFile.ts';
import { ScreenTitle } from '#src/admin/panel/ScreenTitle.tsx';
import { clockTime } from '#src/shared/format/clockTime.ts';
import { copy } from './copy.ts';
import { figuresCsv } from './figuresCsv.ts';
import { PeriodLinks } from './PeriodLinks.tsx';
import type { useFigures } from './useFigures.ts';

interface OverviewHeadProps {
  figures: ReturnType<typeof useFigures>;
}

/** The head of the overview: the age of its figures, their export and their period. */
export function OverviewHead({ figures }: OverviewHeadProps) {
  const { data, error, dataUpdatedAt, refetch } = figures;
  const time = clockTime(new Date(dataUpdatedAt));
  const save = () => {
    const days = data?.days ?? [];
    const name = `figures-${days[0]?.day}-${days.at(-1)?.day}.csv`;
    saveFile(new Blob([figuresCsv(days)], { type: 'text/csv' }), name);
  };
  return (
    <Box sx={head}>
      <ScreenTitle>{copy.title}</ScreenTitle>
      <Typography role="status" color={error && data ? 'warning.main' : 'text.secondary'}>
        {data && (error ? copy.stale(time) : copy.asOf(time))}
      </Typography>
      {error && data && (
        <Button size="small" onClick={() => void refetch()}>
          {copy.retry}
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        title={copy.exportHint}
        disabled={!data}
        onClick={save}
        sx={exportButton}
      >
        {copy.export}
      </Button>
      <PeriodLinks />
    </Box>
  );
}

const exportButton = {
  ml: 'auto',
  minHeight: 30,
  height: 30,
  px: 1.25,
  fontSize: '0.8125rem',
  borderColor: 'divider',
} as const;

const head = {
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
} as const;
