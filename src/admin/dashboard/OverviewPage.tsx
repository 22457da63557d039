import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { saveFile } from '#src/admin/export/exportFile.ts';
import { FirstRun } from '#src/admin/firstRun/FirstRun.tsx';
import { useOverview } from '#src/admin/overview/useOverview.ts';
import { ScreenTitle } from '#src/admin/panel/ScreenTitle.tsx';
import { clockTime } from '#src/shared/format/dates.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { copy } from './copy.ts';
import { Deciders } from './Deciders.tsx';
import { DeclineReasons } from './DeclineReasons.tsx';
import { FlowChart } from './FlowChart.tsx';
import { figuresCsv } from './figuresCsv.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { Needs } from './Needs.tsx';
import { OwedChart } from './OwedChart.tsx';
import { PeriodLinks } from './PeriodLinks.tsx';
import { useFigures } from './useFigures.ts';
import { WaitChart } from './WaitChart.tsx';

const Alarms = lazy(async () => ({
  default: (await import('#src/admin/alarms/Alarms.tsx')).Alarms,
}));

/** The work that waits, the figures of now, and pictures of the last days. */
export function OverviewPage() {
  const figures = useFigures();
  const { data, error, refetch } = figures;
  const hasAlarm = (useOverview().data?.alarms.open ?? 0) > 0;
  return (
    <>
      <FirstRun />
      {hasAlarm && (
        <Suspense fallback={null}>
          <Alarms />
        </Suspense>
      )}
      <Box sx={page} data-edges="">
        <Head figures={figures} />
        <KeyFigures today={data?.days.at(-1)} />
        <Needs />
        {data ? (
          <Pictures data={data} />
        ) : error ? (
          <Card sx={{ gridArea: 'flow-start / flow-start / reasons-end / owed-end' }}>
            <LoadError error={error} retry={refetch} />
          </Card>
        ) : (
          areas.map((area) => <Reserved key={area} area={area} />)
        )}
      </Box>
    </>
  );
}

/** The place of a picture that is still read. */
const Reserved = ({ area }: { area: string }) => (
  <Skeleton variant="rounded" height="auto" sx={{ gridArea: area, minHeight: 230 }} />
);

type Query = ReturnType<typeof useFigures>;

function Pictures({ data }: { data: NonNullable<Query['data']> }) {
  const reviewHours = useOverview().data?.reviewHours;
  const { days } = data;
  return (
    <>
      <FlowChart days={days} />
      <OwedChart days={days} />
      {reviewHours === undefined ? (
        <Reserved area="wait" />
      ) : (
        <WaitChart days={days} reviewHours={reviewHours} />
      )}
      <Deciders {...data} />
      <DeclineReasons {...data} />
    </>
  );
}

function Head({ figures: { data, error, dataUpdatedAt, refetch } }: { figures: Query }) {
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

const areas = ['flow', 'owed', 'wait', 'people', 'reasons'] as const;

const head = {
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
} as const;

// One column on phones, two on tablets; on a desk all fits without scrolling.
const page = {
  flexGrow: 1,
  display: 'grid',
  gap: { xs: 1.5, xl: 2 },
  my: { md: -1 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "facts" "needs" "flow" "wait" "owed" "people" "reasons"',
  alignContent: 'start',
  '@media (min-width: 760px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateAreas:
      '"head head" "facts facts" "needs flow" "wait owed" "people people" "reasons reasons"',
  },
  '@media (min-width: 1200px)': {
    alignContent: 'stretch',
    gridTemplateColumns: '392px minmax(0, 1fr) 320px',
    gridTemplateRows: 'auto auto minmax(300px, 1fr) minmax(232px, 0.75fr)',
    gridTemplateAreas:
      '"head head head" "facts facts facts" "needs flow owed" "wait people reasons"',
  },
  // The wide column has the charts; the decisions of a day are few.
  '@media (min-width: 1600px)': {
    gridTemplateColumns: '480px minmax(0, 1fr) 460px',
    gridTemplateAreas:
      '"head head head" "facts facts facts" "needs flow owed" "people wait reasons"',
  },
} as const;
