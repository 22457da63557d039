import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';
import { useOutsideChart } from './useOutsideChart.ts';

/** A third-party live chart, where the operator allows one. */
export function OutsideChart() {
  const { data: settings } = useSettings();
  if (!settings || settings.marketWidgets === 'off') return null;
  return <Offer mode={settings.marketWidgets} host={settings.marketChartHost} />;
}

function Offer({ mode, host }: { mode: string; host: string }) {
  const slot = useRef<HTMLDivElement>(null);
  const { state, answer } = useOutsideChart(slot, mode);
  const isOpen = state === 'loading' || state === 'shown';
  const status = {
    asking: copy.outside.asking(host),
    refused: copy.outside.off,
    failed: copy.outside.failed,
  };
  return (
    <Stack spacing={1} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      {!isOpen && (
        <Typography variant="body2" color="text.secondary" role="status">
          {status[state]}
        </Typography>
      )}
      <Box ref={slot} sx={{ ...frame, display: isOpen ? 'block' : 'none' }} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {!isOpen && <Button onClick={() => answer('granted')}>{copy.outside.show}</Button>}
        {state !== 'refused' && (
          <Button color="inherit" onClick={() => answer('refused')}>
            {copy.outside.refuse}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

const frame = {
  height: 380,
  borderRadius: 1,
  overflow: 'hidden',
  '& iframe': { display: 'block', width: '100%', height: '100%', border: 0 },
} as const;
