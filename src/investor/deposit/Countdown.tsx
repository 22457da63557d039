import TimerOutlined from '@mui/icons-material/TimerOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy } from '../copy.ts';

/** The time that a quote is still valid: `14:05`. */
export function Countdown({ remainingMs }: { remainingMs: number }) {
  const seconds = Math.ceil(remainingMs / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Stack direction="row" role="timer" sx={{ alignItems: 'center', gap: 1 }}>
      <TimerOutlined aria-hidden="true" color="action" />
      <Typography>{copy.deposit.valid(clock)}</Typography>
    </Stack>
  );
}
