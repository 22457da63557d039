import Button from '@mui/material/Button';
import type { Alarm } from '#contract/alarms.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { CloseAlarmDialog } from './CloseAlarmDialog.tsx';
import { copy } from './copy.ts';

/** The button that closes an alarm, or why the reader cannot. */
export function CloseAlarm({ alarm }: { alarm: Alarm }) {
  const { open } = useDialogs();
  const mayClose = useMay('keys');
  if (alarm.mine || !mayClose) return alarm.mine ? copy.given : copy.noDuty;
  return (
    <Button
      color="inherit"
      size="small"
      variant="outlined"
      onClick={() => open(<CloseAlarmDialog alarm={alarm} />)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {copy.close.button}
    </Button>
  );
}
