import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Answer } from '#src/shared/consent/answer.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';
import { useOutsideChart } from './useOutsideChart.ts';

/** A third-party live chart, where the operator allows one and the reader has not refused it. */
export function OutsideChart() {
  const { data: settings } = useSettings();
  if (!settings || settings.marketWidgets === 'off') return null;
  return <Offer mode={settings.marketWidgets} host={nameOf(settings.marketChartHost)} />;
}

const nameOf = (host: string) =>
  /(^|\.)tradingview\.com$/.test(host) ? copy.outside.tradingView : host;

function Offer({ mode, host }: { mode: string; host: string }) {
  const slot = useRef<HTMLDivElement>(null);
  const { state, answer } = useOutsideChart(slot, mode);
  const again = useAskedAgain();
  if (state === 'refused' && !again.isAsked) return null;
  const decide = (next: Answer) => {
    again.close();
    answer(next);
  };
  const isOpen = state === 'loading' || state === 'shown';
  return (
    <Box ref={again.scrollTo}>
      <Box ref={slot} sx={{ ...frame, display: isOpen ? 'block' : 'none' }} />
      <Box sx={{ fontSize: '0.75rem', lineHeight: '16px', color: 'text.secondary' }}>
        {!isOpen && (
          <Box role="status" sx={{ mb: 0.5 }}>
            {state === 'failed' ? copy.outside.failed(host) : copy.outside.asking(host)}
          </Box>
        )}
        {!isOpen && (
          <Button size="small" sx={small} onClick={() => decide('granted')}>
            {copy.outside.show}
          </Button>
        )}
        <Button size="small" color="inherit" sx={small} onClick={() => decide('refused')}>
          {isOpen ? copy.outside.hide : copy.outside.refuse}
        </Button>
      </Box>
    </Box>
  );
}

/** The link in the foot asks again for an answer that was given before. */
function useAskedAgain() {
  const { hash, key } = useLocation();
  const [closedKey, setClosedKey] = useState<string>();
  const isAsked = hash === '#live-chart' && key !== closedKey;
  const scrollTo = useCallback(
    (element: HTMLElement | null) => {
      if (isAsked) element?.scrollIntoView({ block: 'nearest' });
    },
    [isAsked],
  );
  return { isAsked, scrollTo, close: () => setClosedKey(key) };
}

const small = { px: 1, ml: -1, mr: 1, fontSize: '0.75rem' } as const;

const frame = {
  height: 280,
  borderRadius: 1,
  overflow: 'hidden',
  '& iframe': { display: 'block', width: '100%', height: '100%', border: 0 },
} as const;
