import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statementInCents } from '#contract/statementInCents.ts';
import { statements } from '#contract/statements.ts';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { copy } from './copy.ts';
import { DayField } from './DayField.tsx';
import { PeriodActions } from './PeriodActions.tsx';
import { monthSoFar, type Period } from './period.ts';
import { StatementSheet } from './StatementSheet.tsx';
import { useStatementFile } from './useStatementFile.ts';

/** Fields and buttons: two columns on phones, one row on wide screens. */
const fieldRow = {
  display: { xs: 'grid', tablet: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1.5,
  '& > .MuiFormControl-root': { width: { tablet: 148 } },
  // As high as the buttons beside it.
  '@media (pointer: fine)': { '& .MuiOutlinedInput-root': { height: 40 } },
  '@media (max-width: 359.95px)': { gridTemplateColumns: '1fr' },
} as const;

// Print only the statement, dark on white in both schemes.
const printStyles = {
  '@media print': {
    'nav, header, h1, h2, [data-print="no"]': { display: 'none !important' },
    main: { padding: '0 !important', maxWidth: 'none !important' },
    'body, aside, main section, main section *': {
      color: '#000 !important',
      background: 'none !important',
      borderColor: '#bbb !important',
    },
    'main section': { border: '0 !important', padding: '0 !important' },
    body: { colorScheme: 'light', background: '#fff !important' },
  },
} as const;

/** A statement from one day to another, on the page or as a file. */
export function PeriodStatement() {
  const [period, setPeriod] = useState<Period>(monthSoFar);
  const [shownPeriod, setShownPeriod] = useState<Period>();
  const { isBusy, error, save } = useStatementFile();
  return (
    <Panel title={copy.open}>
      {shownPeriod && <GlobalStyles styles={printStyles} />}
      <Box data-print="no">
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {copy.utc}
        </Typography>
        <Box sx={fieldRow}>
          <DayField
            label={copy.first}
            value={period.from}
            onChange={(from) => setPeriod({ ...period, from })}
          />
          <DayField
            label={copy.last}
            value={period.to}
            onChange={(to) => setPeriod({ ...period, to })}
          />
          <PeriodActions
            isBusy={isBusy}
            isShown={shownPeriod !== undefined}
            onShow={() => setShownPeriod(period)}
            onSave={(kind) => void save(period, kind)}
          />
        </Box>
        <ErrorAlert id="pdf-error" error={error} />
      </Box>
      {shownPeriod && <ShownStatement period={shownPeriod} />}
    </Panel>
  );
}

function ShownStatement({ period }: { period: Period }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['statement', period.from, period.to],
    queryFn: async ({ signal }) =>
      statementInCents((await send(statements.read, { query: { ...period }, signal })).data),
  });
  if (error) return <PartError error={error} retry={refetch} />;
  return data ? <StatementSheet statement={data} /> : <Loading />;
}
