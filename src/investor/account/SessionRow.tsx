import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import type { InferType } from 'yup';
import type { sessionRecord } from '#contract/sessions.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { ago, moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { useEndSession } from './useEndSession.ts';

export function SessionRow({ session }: { session: InferType<typeof sessionRecord> }) {
  const { _id: id, current, createdAt, lastSeenAt } = session;
  const ending = useEndSession(id);
  const device = session.device ?? copy.sessions.unknown;
  const since = moment(createdAt);
  const errorId = `end-error-${id}`;
  return (
    <ListItem
      disableGutters
      sx={{ display: 'block', py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.75 }}>
        <DevicesOutlined
          aria-hidden="true"
          sx={{
            p: 1,
            fontSize: 36,
            borderRadius: 1,
            color: 'text.secondary',
            bgcolor: 'var(--sunken)',
          }}
        />
        <Box sx={{ mr: 'auto', minWidth: 0 }}>
          <Box sx={{ fontWeight: 550 }}>{device}</Box>
          <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            {copy.sessions.seen(since, ago(lastSeenAt))}
          </Box>
        </Box>
        {current ? (
          <Chip
            size="small"
            label={copy.sessions.current}
            sx={{ bgcolor: 'var(--success-soft)', color: 'success.main', fontWeight: 550 }}
          />
        ) : (
          <Button
            variant="outlined"
            size="small"
            disabled={ending.isPending}
            aria-label={copy.sessions.endOf(device, since)}
            aria-describedby={ending.error ? errorId : undefined}
            onClick={() => ending.mutate()}
            sx={{ flexShrink: 0 }}
          >
            {copy.sessions.end}
          </Button>
        )}
      </Box>
      <ErrorAlert id={errorId} error={ending.error} />
    </ListItem>
  );
}
