import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { FlushLoading } from '#src/shared/ui/Loading.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import { copy } from './copy.ts';
import { MovementRow } from './MovementRow.tsx';
import { movementsOf } from './movements.ts';
import { useDeclined, useOwnLines } from './useOwnLines.ts';

/** `/user/proof`: whether the balance is counted, and the movements of the investor, each checked in the browser against the log. */
export function OwnLinesPage() {
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
          <Movements />
        </Panel>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { wide: '1fr 1fr' } }}>
          <Points title={copy.provesTitle} points={copy.proves} />
          <Points title={copy.limitsTitle} points={copy.limits} />
        </Box>
      </Box>
    </>
  );
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <Panel title={title}>
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Box>
  </Panel>
);

function Movements() {
  const { head, lines } = useOwnLines();
  const declined = useDeclined();
  const pages = lines.data?.pages;
  if (!pages || head.data === undefined) {
    const failed = [head, lines].find(({ error }) => error);
    if (!failed?.error) return <FlushLoading />;
    return <PartError error={failed.error} retry={failed.refetch} />;
  }
  const signed = head.data;
  // All pages together: the lines of a movement may be on two of them.
  const movements = movementsOf(pages.flatMap(({ data }) => data));
  if (movements.length === 0) return <Typography>{copy.none}</Typography>;
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {copy.explained} {signed && copy.head(moment(signed.signedAt))}
      </Typography>
      {movements.map((movement) => (
        <MovementRow
          key={movement.id}
          movement={movement}
          signed={signed}
          isDeclined={declined?.has(movement.id) ?? false}
        />
      ))}
      {lines.isFetchNextPageError && (
        <PartError error={lines.error} retry={lines.fetchNextPage} hasData />
      )}
      {lines.hasNextPage && (
        <Button
          variant="outlined"
          loading={lines.isFetchingNextPage}
          onClick={() => void lines.fetchNextPage()}
          sx={{ mt: 1.5 }}
        >
          {copy.older}
        </Button>
      )}
    </>
  );
}
