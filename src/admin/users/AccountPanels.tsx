import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { calendarDay } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import type { UserPageRecord } from '../provider/records.ts';
import { DateField } from '../shell/DateField.tsx';
import { FactList } from '../shell/FactList.tsx';
import { Panel } from '../shell/Panel.tsx';
import { copy } from './copy.ts';

const words = copy.page;

interface UserProps {
  user: UserPageRecord;
}

/** Who this is, as they told it. */
export function AccountPanel({ user }: UserProps) {
  const { suspension, emailVerified } = user;
  const place = [user.address, user.postalCode, user.country].filter(Boolean).join(', ');
  return (
    <Panel title={words.account}>
      <Stack spacing={2}>
        {suspension && (
          <Alert severity="warning">
            {words.suspension} <DateField iso={suspension.at} />:{' '}
            {words.by(suspension.by, suspension.reason)}
          </Alert>
        )}
        <FactList
          facts={[
            [words.userName, user.userName],
            [words.email, `${user.email} (${words.emailState[`${emailVerified}`]})`],
            ...(user.pendingEmail ? ([[words.pendingEmail, user.pendingEmail]] as const) : []),
            [words.phoneNumber, user.phoneNumber ?? words.none],
            [words.dateOfBirth, user.dateOfBirth ? calendarDay(user.dateOfBirth) : words.none],
            [words.address, place || words.none],
            [words.registered, <DateField key="at" iso={user.createdAt} exact />],
          ]}
        />
      </Stack>
    </Panel>
  );
}

/** What is owed to them: what they can withdraw, what is held, and both together. */
export function BalancePanel({ user }: UserProps) {
  const { availableCents, heldCents, balanceCents, withdrawalsWaitUntil } = user;
  return (
    <Panel title={words.balance}>
      <FactList
        facts={[
          [words.available, <Money key="available" cents={availableCents} />],
          [words.held, <Money key="held" cents={heldCents} />],
          [words.sum, <Money key="sum" cents={balanceCents} />],
          ...(withdrawalsWaitUntil
            ? ([[words.waitUntil, <DateField key="w" iso={withdrawalsWaitUntil} exact />]] as const)
            : []),
        ]}
      />
    </Panel>
  );
}
