import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { lazy, Suspense } from 'react';
import { FirstRun } from '#src/admin/firstRun/FirstRun.tsx';
import { Needs } from '#src/admin/needs/Needs.tsx';
import { useOverview } from '#src/admin/overview/useOverview.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { OverviewHead } from './OverviewHead.tsx';
import { Pictures, ReservedPictures } from './Pictures.tsx';
import { useFigures } from './useFigures.ts';

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
        <OverviewHead figures={figures} />
        <KeyFigures today={data?.days.at(-1)} />
        <Needs />
        {data ? (
          <Pictures data={data} />
        ) : error ? (
          <Card sx={{ gridArea: 'flow-start / flow-start / reasons-end / owed-end' }}>
            <LoadError error={error} retry={refetch} />
          </Card>
        ) : (
          <ReservedPictures />
        )}
      </Box>
    </>
  );
}

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
  // The wide column has the charts; the decisions of a day are few.
  '@media (min-width: 1200px)': {
    alignContent: 'stretch',
    gridTemplateColumns: '392px minmax(0, 1fr) 320px',
    gridTemplateRows: 'auto auto minmax(300px, 1fr) minmax(232px, 0.75fr)',
    gridTemplateAreas:
      '"head head head" "facts facts facts" "needs flow owed" "people wait reasons"',
  },
  '@media (min-width: 1600px)': { gridTemplateColumns: '480px minmax(0, 1fr) 460px' },
} as const;
