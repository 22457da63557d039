import Button from '@mui/material/Button';
import { copy } from './copy.ts';
import { type Period, yearPeriod } from './period.ts';

export interface YearFiles {
  isBusy: boolean;
  download: (period: Period, kind: 'pdf' | 'csv') => void;
}

/** The statement of a year as files. */
export const YearButtons = ({ year, isBusy, download }: YearFiles & { year: number }) =>
  (['pdf', 'csv'] as const).map((kind) => (
    <Button
      key={kind}
      size="small"
      aria-label={copy.years.fileOf(kind.toUpperCase(), year)}
      disabled={isBusy}
      onClick={() => download(yearPeriod(year), kind)}
      sx={{ minWidth: 44, minHeight: 44, my: -1, px: 0, justifyContent: 'end' }}
    >
      {kind.toUpperCase()}
    </Button>
  ));
