import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { StatementYear } from '#contract/statements.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from './copy.ts';
import { useStatementFile } from './useStatementFile.ts';
import { YearCards } from './YearCards.tsx';
import { YearTable } from './YearTable.tsx';

/** The sums of each calendar year, for the tax return. */
export function YearlyStatements({ years }: { years: readonly StatementYear[] }) {
  const { isBusy, error, save } = useStatementFile();
  const isTable = useMediaQuery((theme: Theme) => theme.breakpoints.up('tablet'));
  const Rows = isTable ? YearTable : YearCards;
  return (
    <Panel title={copy.years.title} isPrinted={false}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {copy.years.text}
      </Typography>
      <Rows years={years} isBusy={isBusy} download={(year, kind) => void save(year, kind)} />
      <ErrorAlert id="year-error" error={error} />
    </Panel>
  );
}
