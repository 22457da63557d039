import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { issuedStatements } from '#contract/issuedStatements.ts';
import { statementInCents, statements } from '#contract/statements.ts';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { useAnchor } from '#src/investor/layout/useAnchor.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { copy } from './copy.ts';
import { DayField } from './DayField.tsx';
import { MonthlyStatements } from './MonthlyStatements.tsx';
import { PeriodActions } from './PeriodActions.tsx';
import { monthSoFar, type Period } from './period.ts';
import { StatementSheet } from './StatementSheet.tsx';
import { statementsId } from './statementsId.ts';
import { useDownload } from './useDownload.ts';
import { useYears } from './useYears.ts';
import { YearlyStatements } from './YearlyStatements.tsx';

/** Fields and buttons: two columns on phones, one row on wide screens. */
const fieldRow = {
  display: { xs: 'grid', tablet: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1.5,
  '& > .MuiFormControl-root': { width: { tablet: 148 } },
  '@media (max-width: 359.95px)': { gridTemplateColumns: '1fr' },
} as const;

// Print only the statement, dark on white in both schemes.
const printStyles = {
  '@media print': {
    'nav, header, h1, [data-print="no"]': { display: 'none !important' },
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

export function StatementPanel() {
  const [period, setPeriod] = useState<Period>(monthSoFar);
  const [shownPeriod, setShownPeriod] = useState<Period>();
  const { isBusy, error, download } = useDownload();
  const years = useYears();
  const firstEntryAt = years.data?.firstEntryAt;
  useAnchor(firstEntryAt !== undefined);
  const save = ({ from, to }: Period, kind: 'pdf' | 'csv' = 'pdf') =>
    download(`statement-${from}-${to}.${kind}`, () =>
      send(statements[kind], { query: { from, to } }),
    );
  const saveIssued = ({ from }: Period, kind: 'pdf' | 'signature') => {
    const month = from.slice(0, 7);
    const end = kind === 'pdf' ? 'pdf' : 'pdf.sig';
    return download(`statement-${month}.${end}`, async () => {
      const { data } = await send(issuedStatements.issue, { body: { month } });
      return send(issuedStatements[kind], { params: { id: data._id } });
    });
  };
  // Before the first entry every figure is zero.
  if (!firstEntryAt && !years.error) return null;
  return (
    <Card
      component="section"
      id={statementsId}
      aria-labelledby="statement-period"
      tabIndex={-1}
      sx={{ p: { xs: 2, tablet: 3 }, scrollMarginTop: 80, outline: 'none' }}
    >
      {shownPeriod && <GlobalStyles styles={printStyles} />}
      <Stack spacing={2} data-print="no">
        <Typography id="statement-period" variant="h4" component="h2">
          {copy.open}
        </Typography>
        <Typography variant="body2" color="text.secondary">
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
      </Stack>
      {shownPeriod && <ShownStatement period={shownPeriod} />}
      <Box data-print="no" sx={{ pt: 3 }}>
        <YearlyStatements
          years={years}
          isBusy={isBusy}
          download={(year, kind) => void save(year, kind)}
        />
      </Box>
      {firstEntryAt && (
        <Box data-print="no" sx={{ pt: 3 }}>
          <MonthlyStatements
            since={firstEntryAt}
            isBusy={isBusy}
            download={(month, kind) => void saveIssued(month, kind)}
          />
        </Box>
      )}
    </Card>
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
