import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { statements } from '#contract/statements.ts';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { send } from '#src/shared/api/send.ts';
import { copy } from './copy.ts';
import type { YearFiles } from './YearButtons.tsx';
import { YearCards } from './YearCards.tsx';
import { YearTable } from './YearTable.tsx';

/** The sums of each calendar year, for the tax return. */
export function YearlyStatements(files: YearFiles) {
  const { data, error, refetch } = useQuery({
    queryKey: ['statement', 'years'],
    queryFn: async ({ signal }) => (await send(statements.years, { signal })).data,
  });
  const isTable = useMediaQuery((theme: Theme) => theme.breakpoints.up('tablet'));
  const Rows = isTable ? YearTable : YearCards;
  const { years } = copy;
  return (
    <Box>
      <Typography variant="h4" component="h3">
        {years.title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 1 }}>
        {years.text}
      </Typography>
      {error && <PartError error={error} retry={refetch} hasData={data !== undefined} />}
      {!data && !error && <Skeleton variant="rounded" height={84} />}
      {data && <Rows years={data} {...files} />}
    </Box>
  );
}
