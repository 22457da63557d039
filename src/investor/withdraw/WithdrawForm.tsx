import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { dollarsPattern, parseDollars } from '#contract/money.ts';
import type { User } from '#contract/users.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { ActionBar } from '../layout/ActionBar.tsx';
import { Panel } from '../layout/Panel.tsx';
import { TwoColumns } from '../layout/TwoColumns.tsx';
import { AddressField } from './AddressField.tsx';
import { AmountField } from './AmountField.tsx';
import { CoinCards } from './CoinCards.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { copy } from './copy.ts';
import { useWithdrawalLimits } from './useWithdrawalLimits.ts';
import { useWithdrawalRequest } from './useWithdrawalRequest.ts';
import { coinOf, useWithdrawForm } from './useWithdrawForm.ts';
import { WaitAlert } from './WaitAlert.tsx';
import { WithdrawSide } from './WithdrawSide.tsx';

/** The form of a withdrawal, with a confirmation before the request is sent. */
export function WithdrawForm({ user }: { user: User }) {
  const { data: settings } = useSettings();
  const limits = useWithdrawalLimits(user);
  const form = useWithdrawForm(limits);
  const withdrawal = useWithdrawalRequest(form);
  const { request } = withdrawal;
  const isClosed = settings?.withdrawalsPaused === true || limits.waitsUntil !== null;
  const [amount, withdrawMode] = form.watch(['amount', 'withdrawMode']);
  const cents = dollarsPattern.test(amount) ? parseDollars(amount) : undefined;
  const usableCents = cents !== undefined && cents <= limits.maxCents ? cents : undefined;
  return (
    <TwoColumns
      side={<WithdrawSide cents={usableCents} coin={coinOf(withdrawMode)} limits={limits} />}
    >
      <Panel title={copy.title}>
        <Stack component="form" spacing={3} noValidate onSubmit={form.handleSubmit(withdrawal.ask)}>
          <WaitAlert settings={settings} waitsUntil={limits.waitsUntil} />
          <AmountField form={form} limits={limits} />
          <CoinCards form={form} />
          <AddressField form={form} />
          <ErrorAlert id="withdraw-error" message={withdrawal.errorMessage} />
          <ActionBar note={copy.note}>
            <Button
              type="submit"
              variant="contained"
              size="large"
              disabled={isClosed || withdrawal.isLeaving}
            >
              {copy.submit}
            </Button>
          </ActionBar>
        </Stack>
      </Panel>
      {request && (
        <ConfirmDialog
          request={request}
          reviewHours={settings?.reviewHours}
          isPending={withdrawal.isPending}
          onCancel={withdrawal.cancel}
          onConfirm={() => withdrawal.confirm(request)}
        />
      )}
    </TwoColumns>
  );
}
