import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';
import { useOutsideChart } from './useOutsideChart.ts';

const words = copy.outside;

/** The offer of somebody else's live chart, where the operator allows one (S-156). */
export function OutsideChart() {
  const { data: settings } = useSettings();
  if (!settings || settings.marketWidgets === 'off') return null;
  return <Offer mode={settings.marketWidgets} host={settings.marketChartHost} />;
}

function Offer({ mode, host }: { mode: string; host: string }) {
  const slot = useRef<HTMLDivElement>(null);
  const { state, answer } = useOutsideChart(slot, mode);
  const opened = state === 'loading' || state === 'shown';
  const said = { asking: words.asking(host), refused: words.off, failed: words.failed };
  return (
    <Stack spacing={1} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      {!opened && (
        <Typography variant="body2" color="text.secondary" role="status">
          {said[state]}
        </Typography>
      )}
      <Box ref={slot} sx={{ ...frame, display: opened ? 'block' : 'none' }} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {!opened && <Button onClick={() => answer('granted')}>{words.show}</Button>}
        {state !== 'refused' && (
          <Button color="inherit" onClick={() => answer('refused')}>
            {words.refuse}
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
