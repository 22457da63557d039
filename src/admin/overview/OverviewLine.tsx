import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SdCardAlert from '@mui/icons-material/SdCardAlertOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { Overview } from '#contract/overview.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { moment } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { PriceWarnings } from './PriceWarnings.tsx';
import { countText, type OverviewInCents, useOverview } from './useOverview.ts';

export function OverviewLine() {
  const { data, error } = useOverview();
  return (
    <Box
      component="section"
      aria-label={copy.title}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        mb: 2,
        minHeight: 32,
        fontSize: '0.8125rem',
      }}
    >
      {data ? <Numbers overview={data} /> : error ? messageOf(error) : <Skeleton width="60%" />}
    </Box>
  );
}

function Numbers({ overview }: { overview: OverviewInCents }) {
  const { waiting, oldestWaiting, decidedToday, owedCents, invariants, diskShort } = overview;
  const { deposit, withdrawal } = oldestWaiting;
  return (
    <>
      <Fact name={copy.deposits}>
        {countText(waiting.deposits)} {deposit && <Oldest iso={deposit} />}
      </Fact>
      <Fact name={copy.withdrawals}>
        {copy.awaiting(
          countText(waiting.requestedWithdrawals),
          countText(waiting.approvedWithdrawals),
        )}{' '}
        {withdrawal && <Oldest iso={withdrawal} />}
      </Fact>
      <Fact name={copy.today}>{countText(decidedToday.deposits + decidedToday.withdrawals)}</Fact>
      <Fact name={copy.owed}>
        <Money cents={owedCents} />
      </Fact>
      <LedgerStatus {...invariants} />
      {diskShort && (
        <Chip size="small" color="error" icon={<SdCardAlert />} label={copy.diskShort} />
      )}
      <PriceWarnings {...overview.prices} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>{' '}
      <Box component="span" sx={{ fontWeight: 600 }}>
        {children}
      </Box>
    </span>
  );
}

const Oldest = ({ iso }: { iso: string }) => (
  <Box
    component="span"
    sx={{ fontWeight: 400, color: 'text.secondary', '& time': { display: 'inline' } }}
  >
    ({copy.oldest} <DateField iso={iso} />)
  </Box>
);

function LedgerStatus({ checkedAt, problem }: Overview['invariants']) {
  if (checkedAt === null) {
    return <StateChip icon={<ScheduleOutlined />} label={copy.unchecked} />;
  }
  if (problem !== null) {
    return (
      <Chip size="small" color="error" icon={<ErrorOutlined />} label={copy.broken(problem)} />
    );
  }
  return (
    <StateChip
      color="success"
      icon={<CheckCircleOutlined />}
      label={copy.agrees}
      title={copy.checked(moment(checkedAt))}
    />
  );
}
