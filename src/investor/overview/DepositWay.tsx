import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';

/** The steps of a first deposit. */
export function DepositWay() {
  const { data: settings } = useSettings();
  const { way } = copy;
  const steps = [
    way.quote,
    way.send,
    { ...way.review, text: settings ? way.within(settings.reviewHours) : '\u00a0' },
    way.credited,
  ];
  return (
    <Panel title={way.title}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.75 }}>
        {steps.map(({ title, text }) => (
          <Box component="li" key={title} sx={{ pl: 0.5, '::marker': { color: 'text.secondary' } }}>
            <Typography sx={{ fontWeight: 550 }}>{title}</Typography>
            <Typography variant="body2" color="text.secondary">
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
