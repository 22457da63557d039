import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { ActivityRecord } from '#src/admin/provider/records.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { actionName } from './actionName.ts';
import { copy } from './copy.ts';
import { DetailsField } from './DetailsField.tsx';
import { TargetLink } from './TargetLink.tsx';

const { empty, next, noMatch } = copy;

export function ActivityCards() {
  return (
    <RecordCards none={empty} next={next} noMatch={noMatch}>
      <ActivityCard />
    </RecordCards>
  );
}

function ActivityCard() {
  const line = useRecordContext<ActivityRecord>();
  if (!line) return null;
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 600 }}>{actionName(line.action)}</Typography>
      <TargetLink line={line} />
      <Typography variant="body2" color="text.secondary">
        {line.actor.fullName} · <DateField iso={line.at} />
      </Typography>
      <DetailsField details={line.details} />
    </Stack>
  );
}
