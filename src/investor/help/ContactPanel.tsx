import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Settings } from '#contract/settings.ts';
import { FactList } from '#src/investor/layout/FactList.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { Note } from '#src/investor/notes/Note.tsx';
import { copy } from './copy.ts';
import { operatorName } from './operator.ts';
import { SupportLink } from './SupportLink.tsx';

/** How to reach the operator, and the warning of a scam. */
export function ContactPanel({ settings }: { settings: Settings }) {
  const { contact, neverPay } = copy;
  const { support } = settings.operator;
  const facts = [
    ...(support ? [{ label: contact.support, value: <SupportLink support={support} /> }] : []),
    { label: contact.operator, value: operatorName(settings) },
    { label: contact.reply, value: contact.within(settings.reviewHours) },
  ];
  return (
    <>
      <Panel title={contact.title}>
        <FactList facts={facts} />
        {support && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {contact.mention}
          </Typography>
        )}
        <Box sx={{ mt: 1.5 }}>
          <Link href="/complaints">{contact.complaint}</Link>
        </Box>
        <Box sx={{ mt: 1.5 }}>
          <Link component={RouterLink} to="/user/proof">
            {contact.proof}
          </Link>
        </Box>
      </Panel>
      <Note
        Icon={ShieldOutlined}
        lead={neverPay.lead}
        text={`${neverPay.text} ${support ? neverPay.write : neverPay.nothing}`}
      />
    </>
  );
}
