import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { copy } from './copy.ts';
import { statementsId } from './statementsId.ts';
import { useYears } from './useYears.ts';

/** Leads to the statements, which are below a list that may be long. */
export function StatementsLink({ sx = {} }: { sx?: SxProps }) {
  const years = useYears();
  if (!years.data?.firstEntryAt) return null;
  return (
    <Button href={`#${statementsId}`} sx={sx}>
      {copy.link}
    </Button>
  );
}
