import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { minuteInUtc } from '#contract/time.ts';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { PageButtons } from '#src/investor/paging/PageButtons.tsx';
import { useCursors } from '#src/investor/paging/useCursors.ts';
import { FlushLoading } from '#src/shared/ui/Loading.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import { copy } from './copy.ts';
import { OwnLineRow } from './OwnLineRow.tsx';
import { pageSize, useOwnLines } from './useOwnLines.ts';

/** `/user/proof`: whether the balance is counted, and the lines of the log about the investor, each checked in the browser. */
export function OwnLinesPage() {
  const cursors = useCursors();
  const { data, error, refetch } = useOwnLines(cursors.after);
  const lines = () => {
    if (!data) return error ? <PartError error={error} retry={refetch} /> : <FlushLoading />;
    const { page, signed } = data;
    if (page.data.length === 0) return <Typography>{copy.none}</Typography>;
    return (
      <>
        {signed && (
          <Typography color="text.secondary">
            {copy.head(
              signed.size.toLocaleString('en-US'),
              `${minuteInUtc(new Date(signed.signedAt))} UTC`,
            )}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {page.data.map((line) => (
            <OwnLineRow key={line.index} line={line} signed={signed} />
          ))}
        </Box>
        <PageButtons page={page} cursors={cursors} pageSize={pageSize} />
      </>
    );
  };
  return (
    <>
      <PageHead>{copy.title}</PageHead>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 900 }}>
        <BalancePanel />
        <Panel
          title={copy.lead}
          aside={
            <Link href="/proof" sx={{ lineHeight: { xs: '44px', wide: '28px' } }}>
              {copy.page}
            </Link>
          }
        >
          {lines()}
        </Panel>
        <Panel title={copy.limitsTitle}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {copy.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </Box>
        </Panel>
      </Box>
    </>
  );
}
