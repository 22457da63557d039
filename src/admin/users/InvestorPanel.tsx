import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import type { DepositRow, Owner, UserPageRecord } from '#src/admin/provider/records.ts';
import { useRecord } from '#src/admin/provider/useRecord.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { DepositLink, UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';

const shownRows = 5;

interface InvestorPanelProps {
  user: Owner;
  /** The id of the current deposit, which is not part of the history. */
  except?: string;
}

export function InvestorPanel({ user, except }: InvestorPanelProps) {
  const { data, error, refetch } = useRecord<UserPageRecord>(resource.users, user.id);
  return (
    <Panel title={copy.investor.title}>
      <Stack spacing={2}>
        {data ? (
          <FactList
            facts={[
              [copy.investor.name, <UserLink key="user" user={user} />],
              [copy.investor.email, data.email],
              [copy.investor.since, <DateField key="since" iso={data.createdAt} exact />],
              [copy.investor.verified, data.isVerified ? copy.investor.yes : copy.investor.no],
              [copy.investor.balance, <Money key="balance" cents={data.balanceCents} />],
            ]}
          />
        ) : error ? (
          <RecordError error={error} retry={refetch} />
        ) : (
          <Skeleton height={120} />
        )}
        <History userId={user.id} except={except} />
      </Stack>
    </Panel>
  );
}

function History({ userId, except }: { userId: string; except: string | undefined }) {
  const { data, error, refetch } = useGetList<DepositRow>(resource.deposits, {
    filter: { userId },
    sort: { field: 'depositDate', order: 'DESC' },
    pagination: { page: 1, perPage: shownRows + 1 },
  });
  if (error) return <RecordError error={error} retry={refetch} />;
  if (!data) return <Skeleton height={60} />;
  const others = data.filter(({ id }) => id !== except).slice(0, shownRows);
  if (others.length === 0)
    return <Typography color="text.secondary">{copy.investor.first}</Typography>;
  return (
    <Box component="ul" aria-label={copy.investor.before} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {others.map(({ id, amountCents, coin, status, depositDate }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', py: 0.5 }}
        >
          <DepositLink id={id} />
          <span>
            <Money cents={amountCents} />, {coin}
          </span>
          <StatusBadge status={status} />
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <DateField iso={depositDate} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
