import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { MailRecord } from '#src/admin/provider/records.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { copy } from './copy.ts';
import { ReadButton } from './ReadButton.tsx';

const { empty, noMatch } = copy;

export function MailCards() {
  return (
    <RecordCards none={empty} noMatch={noMatch}>
      <MailCard />
    </RecordCards>
  );
}

function MailCard() {
  const mail = useRecordContext<MailRecord>();
  if (!mail) return null;
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ fontWeight: 600 }}>{mail.subject}</Typography>
      <Typography variant="body2" color="text.secondary">
        {mail.to} · <DateField iso={mail.createdAt} />
      </Typography>
      <ReadButton />
    </Stack>
  );
}
