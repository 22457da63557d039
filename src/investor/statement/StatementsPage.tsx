import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { CardSkeleton } from '#src/investor/layout/PageSkeleton.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { copy } from './copy.ts';
import { MonthlyStatements } from './MonthlyStatements.tsx';
import { PeriodStatement } from './PeriodStatement.tsx';
import { useYears } from './useYears.ts';
import { YearlyStatements } from './YearlyStatements.tsx';

/** `/user/statements`: what the account held and moved, for a month, a year or a period. */
export function StatementsPage() {
  const years = useYears();
  const { data, error, refetch } = years;
  const content = () => {
    if (!data) return error ? <PartError error={error} retry={refetch} /> : <Pending />;
    const since = data.firstEntryAt;
    if (!since) return <NoEntries />;
    return (
      <>
        <MonthlyStatements since={since} />
        <PeriodStatement />
        <YearlyStatements years={data.data} />
      </>
    );
  };
  return (
    <Stack spacing={2}>
      <PageHead>{copy.link}</PageHead>
      {content()}
    </Stack>
  );
}

// Before the first entry every figure is zero.
const NoEntries = () => (
  <Panel>
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', py: 4 }}>
      <DescriptionOutlined aria-hidden="true" sx={{ fontSize: 36, color: 'text.secondary' }} />
      <Typography component="h2" sx={{ fontSize: '1rem', fontWeight: 600 }}>
        {copy.empty}
      </Typography>
      <Typography color="text.secondary">{copy.emptyText}</Typography>
    </Stack>
  </Panel>
);

const Pending = () => (
  <>
    <CardSkeleton height={{ xs: 260, lg: 160 }} />
    <CardSkeleton height={{ xs: 320, lg: 190 }} />
    <CardSkeleton height={{ xs: 320, lg: 170 }} />
  </>
);
