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
import { MovementRow } from './MovementRow.tsx';
import { movementsOf } from './movements.ts';
import { pageSize, useOwnLines } from './useOwnLines.ts';

/** `/user/proof`: whether the balance is counted, and the movements of the investor, each checked in the browser against the log. */
export function OwnLinesPage() {
  const cursors = useCursors();
  const { data, error, refetch } = useOwnLines(cursors.after);
  const lines = () => {
    if (!data) return error ? <PartError error={error} retry={refetch} /> : <FlushLoading />;
    const { page, signed } = data;
    const movements = movementsOf(page.data);
    const pages = Math.ceil(page.total / pageSize);
    if (movements.length === 0) return <Typography>{copy.none}</Typography>;
    return (
      <>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {copy.explained}{' '}
          {signed &&
            copy.head(
              signed.size.toLocaleString('en-US'),
              `${minuteInUtc(new Date(signed.signedAt))} UTC`,
            )}
        </Typography>
        {movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} signed={signed} />
        ))}
        <PageButtons
          page={page}
          cursors={cursors}
          pageSize={pageSize}
          count={copy.count(movements.length, cursors.depth + 1, pages)}
        />
      </>
    );
  };
  return (
    <>
      <PageHead>{copy.title}</PageHead>
      <Box sx={{ display: 'grid', gap: 2 }}>
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
