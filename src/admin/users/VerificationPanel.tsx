import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UserPageRecord } from '../provider/records.ts';
import { DateField } from '../shell/DateField.tsx';
import { Panel } from '../shell/Panel.tsx';
import { copy } from './copy.ts';

const words = copy.page;

/** Each verification and revocation: by whom, when, and what was noted (S-306). */
export function VerificationPanel({ verifications }: Pick<UserPageRecord, 'verifications'>) {
  return (
    <Panel title={words.verifications}>
      {verifications.length === 0 ? (
        <Typography color="text.secondary">{words.neverVerified}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 1 } }}>
          {verifications.map(({ verified, by, at, note }) => (
            <li key={at}>
              {verified ? words.verifiedBy(by) : words.revokedBy(by)}
              {note && `: ${note}`}
              <Box sx={{ color: 'text.secondary' }}>
                <DateField iso={at} />
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}
