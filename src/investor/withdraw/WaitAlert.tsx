import Alert from '@mui/material/Alert';
import { messages } from '#contract/messages.ts';
import type { Settings } from '#contract/settings.ts';
import { moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

interface WaitAlertProps {
  settings: Settings | undefined;
  waitsUntil: string | null;
}

/** Why no request can be sent now. */
export function WaitAlert({ settings, waitsUntil }: WaitAlertProps) {
  if (settings?.withdrawalsPaused) {
    return (
      <Alert severity="warning">
        {messages.withdrawalsPaused} {settings.pauseReason}
      </Alert>
    );
  }
  return waitsUntil && <Alert severity="warning">{copy.waits(moment(waitsUntil))}</Alert>;
}
