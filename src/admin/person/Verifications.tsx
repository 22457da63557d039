import GppBadOutlined from '@mui/icons-material/GppBadOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import { type CheckLine, CheckLines } from '#src/admin/checks/CheckLines.tsx';
import type { UserPageRecord } from '#src/admin/provider/records.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { shortMoment } from '#src/shared/format/dates.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';

/** Each verification and its revocation, with person and note. */
export function Verifications({ verifications }: Pick<UserPageRecord, 'verifications'>) {
  const { title, never, verifiedBy, revokedBy } = copy.verification;
  return (
    <Section title={title}>
      {verifications.length === 0 && <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{never}</Box>}
      <Box component="ul" aria-label={title} sx={list}>
        {verifications.map(({ verified, by, at, note }) => {
          const Icon = verified ? VerifiedUserOutlined : GppBadOutlined;
          return (
            <Box component="li" key={at} sx={{ display: 'flex', gap: 1 }}>
              <Icon
                aria-hidden="true"
                sx={{ fontSize: 16, mt: '1px', color: verified ? 'success.main' : 'error.main' }}
              />
              <div>
                <Box sx={{ fontWeight: 550 }}>{verified ? verifiedBy(by) : revokedBy(by)}</Box>
                <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                  <Moment at={at} />
                  {note && <Box sx={{ overflowWrap: 'anywhere' }}>{note}</Box>}
                </Box>
              </div>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}

/** Recent changes that a thief of the account would make first. */
export function AccountChanges({ user }: { user: UserPageRecord }) {
  const { title, none, password, email, device, wait } = copy.changes;
  const { changes, withdrawalsWaitUntil } = user;
  const found = [
    [password, changes.passwordChangedAt],
    [email, changes.emailChangedAt],
    [device(changes.device), changes.newDeviceAt],
    [wait, withdrawalsWaitUntil],
  ] as const;
  const lines: CheckLine[] = found.flatMap(([text, at]) =>
    at ? [{ state: 'look' as const, text, detail: shortMoment(at) }] : [],
  );
  return (
    <Section title={title}>
      <Box sx={{ mt: 0.75 }}>
        <CheckLines
          name={title}
          checks={lines.length > 0 ? lines : [{ state: 'ok', text: none }]}
          isDetailed
        />
      </Box>
    </Section>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: 0.75,
  p: 0,
  display: 'grid',
  rowGap: 1,
} as const;
