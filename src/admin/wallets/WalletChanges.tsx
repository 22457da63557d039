import Box from '@mui/material/Box';
import { useGetList } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import { coinNames, isCoin } from '#contract/coin.ts';
import { actionName } from '#src/admin/activity/actionName.ts';
import type { ActivityRecord } from '#src/admin/provider/records.ts';
import { Fold } from '#src/admin/shell/Fold.tsx';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';

const shownRows = 5;

const shortOf = (address: unknown) =>
  typeof address === 'string' ? `${address.slice(0, 8)}…${address.slice(-8)}` : copy.changes.none;

/** Where deposits went before and after a change. */
function movedText({ coin, activeBefore, activeAfter }: ActivityRecord['details']): string {
  const name = isCoin(coin) ? coinNames[coin] : String(coin);
  return copy.changes.moved(name, shortOf(activeBefore), shortOf(activeAfter));
}

export function WalletChanges() {
  const { data, error, refetch } = useGetList<ActivityRecord>(resource.activity, {
    filter: { targetKind: 'wallet' },
    sort: { field: 'seq', order: 'DESC' },
    pagination: { page: 1, perPage: shownRows },
  });
  if (error) return <RecordError error={error} retry={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <Fold title={copy.changes.title}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& li + li': { mt: 1 } }}>
        {data.map(({ id, action, actor, at, details }) => (
          <li key={id}>
            {copy.changes.line(actionName(action), actor.fullName)}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <Moment at={at} />
            </Box>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{movedText(details)}</Box>
          </li>
        ))}
      </Box>
    </Fold>
  );
}
