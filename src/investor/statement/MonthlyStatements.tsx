import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { issuedStatements } from '#contract/issuedStatements.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from './copy.ts';
import { type FileKind, MonthFiles } from './MonthFiles.tsx';
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
  const save = (from: string, kind: FileKind) => {
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
              <MonthFiles
                key={month.from}
                name={month.name}
                hasSignature={hasSignatures}
                isBusy={isBusy}
                onSave={(kind) => void save(month.from, kind)}
              />
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
