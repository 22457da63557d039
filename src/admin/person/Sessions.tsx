import LaptopOutlined from '@mui/icons-material/LaptopOutlined';
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetManyReference } from 'react-admin';
import type { SessionRow } from '#src/admin/provider/records.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { ago, moment, shortMoment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

const words = copy.sessions;
const shown = 100;

/** Where the user is signed in. */
export function Sessions({ userId }: { userId: string }) {
  const { data, error, refetch } = useGetManyReference<SessionRow>('sessions', {
    target: 'userId',
    id: userId,
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  return (
    <Section
      title={words.title}
      beside={
        data && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
            {data.length}
          </Box>
        )
      }
    >
      {error ? (
        <RecordError error={error} retry={refetch} />
      ) : !data ? (
        <Skeleton height={36} />
      ) : data.length === 0 ? (
        <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{words.none}</Box>
      ) : (
        <Box component="ul" aria-label={words.title} sx={list}>
          {data.map((row) => (
            <Session key={row.id} {...row} />
          ))}
        </Box>
      )}
    </Section>
  );
}

function Session({ device, createdAt, lastSeenAt, current }: SessionRow) {
  const Icon = /Android|iPhone|iPad/.test(device ?? '') ? SmartphoneOutlined : LaptopOutlined;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1 }}>
      <Icon aria-hidden="true" sx={{ fontSize: 16, mt: '1px', color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 550, mr: 'auto' }}>
            {device ?? words.unknown}
          </Box>
          <Box
            component="time"
            dateTime={lastSeenAt}
            title={moment(lastSeenAt)}
            sx={{ color: current ? 'success.main' : 'text.secondary', whiteSpace: 'nowrap' }}
          >
            {current ? words.current : ago(lastSeenAt)}
          </Box>
        </Box>
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {words.since(shortMoment(createdAt))}
        </Box>
      </Box>
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', rowGap: 1 } as const;
