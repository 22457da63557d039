import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';

/** The steps after the coin was sent. */
export function AfterPayment({ children }: { children: ReactNode }) {
  const { data: settings } = useSettings();
  const steps = [
    { icon: <DescriptionOutlined sx={sign} />, text: copy.after.proof },
    {
      icon: <VerifiedUserOutlined sx={sign} />,
      text: settings ? copy.after.check(settings.reviewHours) : '\u00a0',
    },
    { icon: <MailOutlined sx={sign} />, text: copy.after.credit },
  ];
  return (
    <Panel title={copy.after.title}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {steps.map(({ icon, text }) => (
          <Box component="li" key={text} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            {icon}
            {text}
          </Box>
        ))}
      </Box>
      <CancelPlace>{children}</CancelPlace>
    </Panel>
  );
}

/** The button that ends a deposit, with its condition. */
export const CancelPlace = ({ children }: { children: ReactNode }) => (
  <Box sx={{ mt: 1.5 }}>
    <Box sx={{ ml: -1.5 }}>{children}</Box>
    <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{copy.discard.only}</Box>
  </Box>
);

const sign = { fontSize: 16, color: 'text.secondary' } as const;
