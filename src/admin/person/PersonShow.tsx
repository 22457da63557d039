import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import { resource } from '#contract/backOffice.ts';
import type { UserPageRecord, UserRecord } from '#src/admin/provider/records.ts';
import { useRecord } from '#src/admin/provider/useRecord.ts';
import { isMissing, NoSuchRecord } from '#src/admin/record/NoSuchRecord.tsx';
import { useKnownRow } from '#src/admin/record/useKnownRow.ts';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { Actions } from './Actions.tsx';
import { Figures } from './Figures.tsx';
import { Movements } from './Movements.tsx';
import { PersonBar } from './PersonBar.tsx';
import { PersonFrame } from './PersonFrame.tsx';
import { Sessions } from './Sessions.tsx';
import { AccountChanges, Verifications } from './Verifications.tsx';

/** The page of a user: who it is, what the account has, and what staff can do. */
export function PersonShow() {
  const { id = '' } = useParams();
  return <PersonPage key={id} id={id} />;
}

function PersonPage({ id }: { id: string }) {
  const { data, error, refetch } = useRecord<UserPageRecord>(resource.users, id);
  const known = useKnownRow<UserRecord>(resource.users, id);
  if (isMissing(error)) return <NoSuchRecord screen="users" />;
  const bar = <PersonBar id={id} user={data ?? known} />;
  if (!data) {
    return (
      <PersonFrame
        bar={bar}
        facts={!error && <Placeholder />}
        money={
          error ? (
            <Box sx={{ p: 2.5 }}>
              <RecordError error={error} retry={refetch} />
            </Box>
          ) : (
            <Placeholder />
          )
        }
        actions={!error && <Placeholder />}
      />
    );
  }
  return (
    <ResourceContextProvider value={resource.users}>
      <RecordContextProvider value={data}>
        <PersonFrame
          bar={bar}
          facts={
            <>
              <AccountFacts user={data} />
              <Verifications verifications={data.verifications} />
              <AccountChanges user={data} />
              <Sessions userId={id} />
            </>
          }
          money={
            <>
              <Figures user={data} />
              <Movements user={data} />
            </>
          }
          actions={<Actions user={data} />}
        />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

/** Grey bars in the place of a column that loads. */
const Placeholder = () => (
  <Box aria-hidden="true" sx={{ px: 2.5, py: 1.5 }}>
    {[60, 92, 84, 90, 78, 88, 70].map((width) => (
      <Skeleton key={width} height={30} width={`${width}%`} />
    ))}
  </Box>
);
