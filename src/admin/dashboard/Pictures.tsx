import Skeleton from '@mui/material/Skeleton';
import { useOverview } from '#src/admin/overview/useOverview.ts';
import { Deciders } from './Deciders.tsx';
import { DeclineReasons } from './DeclineReasons.tsx';
import { FlowChart } from './FlowChart.tsx';
import { OwedChart } from './OwedChart.tsx';
import type { FiguresInCents } from './useFigures.ts';
import { WaitChart } from './WaitChart.tsx';

/** The figures of the last days as charts and tables. */
export function Pictures({ data }: { data: FiguresInCents }) {
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

const areas = ['flow', 'owed', 'wait', 'people', 'reasons'] as const;

/** The places of pictures that are still read. */
export const ReservedPictures = () => areas.map((area) => <Reserved key={area} area={area} />);

const Reserved = ({ area }: { area: string }) => (
  <Skeleton variant="rounded" height="auto" sx={{ gridArea: area, minHeight: 230 }} />
);
