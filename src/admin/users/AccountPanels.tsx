import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserPageRecord } from '#src/admin/provider/records.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { calendarDay } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

interface UserProps {
  user: UserPageRecord;
}

export function AccountPanel({ user }: UserProps) {
  const { suspension, emailVerified } = user;
  const place = [user.address, user.postalCode, user.country].filter(Boolean).join(', ');
  return (
    <Panel title={copy.page.account}>
      <Stack spacing={2}>
        {suspension && (
          <Alert severity="warning">
            {copy.page.suspension} <DateField iso={suspension.at} />:{' '}
            {copy.page.by(suspension.by, suspension.reason)}
          </Alert>
        )}
        <FactList
          facts={[
            [copy.page.userName, user.userName],
            [copy.page.email, `${user.email} (${copy.page.emailState[`${emailVerified}`]})`],
            ...(user.pendingEmail ? ([[copy.page.pendingEmail, user.pendingEmail]] as const) : []),
            [copy.page.phoneNumber, user.phoneNumber ?? copy.page.none],
            [
              copy.page.dateOfBirth,
              user.dateOfBirth ? calendarDay(user.dateOfBirth) : copy.page.none,
            ],
            [copy.page.address, place || copy.page.none],
            [copy.page.registered, <DateField key="at" iso={user.createdAt} exact />],
          ]}
        />
      </Stack>
    </Panel>
  );
}

export function BalancePanel({ user }: UserProps) {
  const { availableCents, heldCents, balanceCents, withdrawalsWaitUntil } = user;
  return (
    <Panel title={copy.page.balance}>
      <FactList
        facts={[
          [copy.page.available, <Money key="available" cents={availableCents} />],
          [copy.page.held, <Money key="held" cents={heldCents} />],
          [copy.page.sum, <Money key="sum" cents={balanceCents} />],
          ...(withdrawalsWaitUntil
            ? ([
                [copy.page.waitUntil, <DateField key="w" iso={withdrawalsWaitUntil} exact />],
              ] as const)
            : []),
        ]}
      />
    </Panel>
  );
}

export function VerificationPanel({ verifications }: Pick<UserPageRecord, 'verifications'>) {
  return (
    <Panel title={copy.page.verifications}>
      {verifications.length === 0 ? (
        <Typography color="text.secondary">{copy.page.neverVerified}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 1 } }}>
          {verifications.map(({ verified, by, at, note }) => (
            <li key={at}>
              {verified ? copy.page.verifiedBy(by) : copy.page.revokedBy(by)}
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
