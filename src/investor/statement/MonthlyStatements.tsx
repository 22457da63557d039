import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';
import { closedMonths } from './months.ts';
import type { Period } from './period.ts';

interface MonthlyStatementsProps {
  isBusy: boolean;
  download: (period: Period) => void;
}

export function MonthlyStatements({ isBusy, download }: MonthlyStatementsProps) {
  const { user } = useSession();
  const months = user ? closedMonths(user.createdAt) : [];
  return (
    <Box>
      <Typography variant="h4" component="h3" id="monthly-statements">
        {copy.monthly}
      </Typography>
      {months.length === 0 ? (
        <Typography color="text.secondary">{copy.noMonths}</Typography>
      ) : (
        <List aria-labelledby="monthly-statements" disablePadding>
          {months.map((month) => (
            <ListItem key={month.from} disableGutters divider sx={{ gap: 2 }}>
              <Typography sx={{ mr: 'auto' }}>{month.name}</Typography>
              <Button
                startIcon={<PictureAsPdfOutlined />}
                aria-label={copy.pdfOf(month.name)}
                disabled={isBusy}
                onClick={() => download(month)}
                sx={{ minHeight: 44 }}
              >
                {copy.monthPdf}
              </Button>
            </ListItem>
          ))}
        </List>
      )}
    </Box>
  );
}
