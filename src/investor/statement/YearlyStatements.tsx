import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { copy } from './copy.ts';
import type { useYears } from './useYears.ts';
import type { YearFiles } from './YearButtons.tsx';
import { YearCards } from './YearCards.tsx';
import { YearTable } from './YearTable.tsx';

interface YearlyStatementsProps extends YearFiles {
  years: ReturnType<typeof useYears>;
}

/** The sums of each calendar year, for the tax return. */
export function YearlyStatements({ years, ...files }: YearlyStatementsProps) {
  const { data, error, refetch } = years;
  const isTable = useMediaQuery((theme: Theme) => theme.breakpoints.up('tablet'));
  const Rows = isTable ? YearTable : YearCards;
  return (
    <Box>
      <Typography variant="h4" component="h3">
        {copy.years.title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 1 }}>
        {copy.years.text}
      </Typography>
      {error && <PartError error={error} retry={refetch} hasData={data !== undefined} />}
      {data && <Rows years={data.data} {...files} />}
    </Box>
  );
}
