import LaptopOutlined from '@mui/icons-material/LaptopOutlined';
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferType } from 'yup';
import { auth } from '#contract/auth.ts';
import type { sessionRecord } from '#contract/sessions.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { ago, shortMoment } from '#src/shared/format/dates.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { sessionsKey } from './useSessions.ts';

export type Session = InferType<typeof sessionRecord>;

export function SessionRow({ session }: { session: Session }) {
  const { _id: id, current, createdAt, lastSeenAt } = session;
  const ending = useEndSession(id);
  const device = session.device ?? copy.sessions.unknown;
  const Icon = /Android|iPhone|iPad/.test(device) ? SmartphoneOutlined : LaptopOutlined;
  const since = shortMoment(createdAt);
  const errorId = `end-error-${id}`;
  return (
    <ListItem
      disableGutters
      sx={{ display: 'block', py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.75 }}>
        <Icon
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

/** Signs one device out. */
function useEndSession(id: string) {
  const toasts = useToasts();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => send(auth.endSession, { params: { id } }),
    onSuccess: ({ message }) => toasts.success(message),
    onError: (error) => toasts.error(messageOf(error)),
    // Also after an error: the session may have ended in between.
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsKey }),
  });
}
