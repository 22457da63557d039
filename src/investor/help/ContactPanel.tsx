import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Settings } from '#contract/settings.ts';
import { FactList } from '../layout/FactList.tsx';
import { Panel } from '../layout/Panel.tsx';
import { copy } from './copy.ts';
import { SupportLink } from './SupportLink.tsx';

export function ContactPanel({ settings }: { settings: Settings }) {
  const { contact, neverPay, notConfigured } = copy;
  const facts = [
    { label: contact.support, value: <SupportLink /> },
    { label: contact.operator, value: settings.operator.legalName ?? notConfigured },
    { label: contact.reply, value: contact.within(settings.reviewHours) },
  ];
  return (
    <>
      <Panel title={contact.title}>
        <FactList facts={facts} />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1, mb: 1.5 }}>
          {contact.mention}
        </Typography>
        <Link href="/complaints">{contact.complaint}</Link>
      </Panel>
      <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'var(--sunken)', color: 'text.secondary' }}>
        <Box component="strong" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {neverPay.lead}
        </Box>{' '}
        {neverPay.text}
      </Box>
    </>
  );
}
