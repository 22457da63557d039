import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { issuedStatements } from '#contract/issuedStatements.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { hiddenLabelStyle } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { closedMonths } from './months.ts';
import { useDownload } from './useDownload.ts';

interface MonthlyStatementsProps {
  /** The first entry. */
  since: string;
}

/** The statements of closed months: each is issued once and stays the same file. */
export function MonthlyStatements({ since }: MonthlyStatementsProps) {
  const { isBusy, error, download } = useDownload();
  const [hasSignatures, setHasSignatures] = useState(false);
  const save = (from: string, kind: 'pdf' | 'signature') => {
    const month = from.slice(0, 7);
    const end = kind === 'pdf' ? 'pdf' : 'pdf.sig';
    return download(`statement-${month}.${end}`, async () => {
      const { data } = await send(issuedStatements.issue, { body: { month } });
      return send(issuedStatements[kind], { params: { id: data._id } });
    });
  };
  const months = closedMonths(since);
  return (
    <Panel title={copy.monthly} isPrinted={false}>
      {months.length === 0 ? (
        <Typography color="text.secondary">{copy.noMonths}</Typography>
      ) : (
        <>
          <Typography variant="body2" color="text.secondary">
            {copy.issuedOnce}
          </Typography>
          <Box sx={ways}>
            <Link href="/proof">{copy.books}</Link>
            <Link
              component="button"
              type="button"
              onClick={() => setHasSignatures(!hasSignatures)}
              sx={{ font: 'inherit' }}
            >
              {hasSignatures ? copy.hideSignatures : copy.showSignatures}
            </Link>
          </Box>
          <List aria-label={copy.monthly} disablePadding sx={grid}>
            {months.map((month) => (
              <ListItem key={month.from} disablePadding sx={row}>
                <Button
                  startIcon={<PictureAsPdfOutlined />}
                  disabled={isBusy}
                  onClick={() => void save(month.from, 'pdf')}
                  sx={file}
                >
                  <Box component="span" sx={hiddenLabelStyle}>
                    {copy.pdfOf}{' '}
                  </Box>
                  {month.name}
                </Button>
                {hasSignatures && (
                  <Button
                    size="small"
                    startIcon={<FileDownloadOutlined />}
                    aria-label={copy.signatureOf(month.name)}
                    disabled={isBusy}
                    onClick={() => void save(month.from, 'signature')}
                    sx={signature}
                  >
                    {copy.signature}
                  </Button>
                )}
              </ListItem>
            ))}
          </List>
        </>
      )}
      <ErrorAlert id="month-error" error={error} />
    </Panel>
  );
}

const ways = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  fontSize: '0.8125rem',
  '& > *': { lineHeight: { xs: '44px', wide: '28px' } },
} as const;

// Read down one column, then down the next.
const grid = { mt: 1, columnCount: { xs: 1, tablet: 2 }, columnGap: 6 } as const;

const row = { breakInside: 'avoid', borderBottom: 1, borderColor: 'divider' } as const;

const signature = {
  flex: 'none',
  minHeight: 44,
  ml: 'auto',
  px: 1,
  fontWeight: 500,
} as const;

const file = {
  minHeight: 44,
  ml: -1,
  px: 1,
  fontWeight: 500,
} as const;
