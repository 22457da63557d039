import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { monthAndYear } from '#src/shared/format/dates.ts';
import { hiddenLabelStyle } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { closedMonths } from './months.ts';
import type { Period } from './period.ts';

interface MonthlyStatementsProps {
  /** The first entry. */
  since: string;
  isBusy: boolean;
  download: (period: Period, kind: 'pdf' | 'signature') => void;
}

export function MonthlyStatements({ since, isBusy, download }: MonthlyStatementsProps) {
  const months = closedMonths(since);
  return (
    <Box>
      <Typography variant="h4" component="h3" id="monthly-statements">
        {copy.monthly}
      </Typography>
      {months.length === 0 ? (
        <Typography color="text.secondary">{copy.noMonths}</Typography>
      ) : (
        <>
          <Typography variant="body2" color="text.secondary">
            {copy.issuedOnce} <Link href="/proof">{copy.books}</Link>
          </Typography>
          <List aria-labelledby="monthly-statements" disablePadding sx={grid}>
            {months.map((month) => (
              <ListItem key={month.from} disablePadding>
                <Button
                  fullWidth
                  variant="outlined"
                  color="inherit"
                  startIcon={<PictureAsPdfOutlined />}
                  disabled={isBusy}
                  onClick={() => download(month, 'pdf')}
                  sx={file}
                >
                  <Box component="span" sx={hiddenLabelStyle}>
                    {copy.pdfOf}{' '}
                  </Box>
                  <Box component="span" sx={onWide}>
                    {month.name}
                  </Box>
                  <Box component="span" sx={onNarrow}>
                    {monthAndYear(month.from)}
                  </Box>
                </Button>
                <Button
                  size="small"
                  aria-label={copy.signatureOf(month.name)}
                  disabled={isBusy}
                  onClick={() => download(month, 'signature')}
                  sx={{ flex: 'none', minHeight: 44, px: 0.75 }}
                >
                  {copy.signature}
                </Button>
              </ListItem>
            ))}
          </List>
        </>
      )}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 1,
  mt: 1,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(150px, 1fr))',
    tablet: 'repeat(auto-fill, minmax(250px, 1fr))',
  },
} as const;

const file = {
  minHeight: 44,
  px: { xs: 1, tablet: 1.5 },
  justifyContent: 'flex-start',
  fontWeight: 500,
  '& .MuiButton-startIcon': { display: { xs: 'none', tablet: 'inherit' } },
} as const;

const [narrow, wide] = ['@media (max-width: 399.95px)', '@media (min-width: 400px)'];
const onWide = { whiteSpace: 'nowrap', [narrow]: { display: 'none' } } as const;
const onNarrow = { whiteSpace: 'nowrap', [wide]: { display: 'none' } } as const;
