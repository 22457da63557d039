import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import { dollarsPattern, parseDollars } from '#contract/money.ts';
import type { Settings } from '#contract/settings.ts';
import type { User } from '#contract/userRecord.ts';
import { copy as areaCopy } from '#src/investor/copy.ts';
import { ActionBar } from '#src/investor/layout/ActionBar.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { useConnection } from '#src/shared/connection/useConnection.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { AmountField } from './AmountField.tsx';
import { BarNote } from './BarNote.tsx';
import { CoinCards } from './CoinCards.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { copy } from './copy.ts';
import { DestinationField } from './DestinationField.tsx';
import { useWithdrawalLimits } from './useWithdrawalLimits.ts';
import { useWithdrawalRequest } from './useWithdrawalRequest.ts';
import { coinOf, useWithdrawForm } from './useWithdrawForm.ts';
import { NeverPayNote, WithdrawSide } from './WithdrawSide.tsx';

interface WithdrawFormProps {
  user: User;
  /** Below the form, in its column. */
  children: ReactNode;
}

/** The form of a withdrawal, with a confirmation before the request is sent. */
export function WithdrawForm({ user, children }: WithdrawFormProps) {
  const { data: settings } = useSettings();
  const limits = useWithdrawalLimits(user);
  const { lost } = useConnection();
  const form = useWithdrawForm(limits);
  const withdrawal = useWithdrawalRequest(form);
  const { request } = withdrawal;
  const isClosed = settings?.withdrawalsPaused === true || limits.waitsUntil !== null;
  const [amount, withdrawMode] = form.watch(['amount', 'withdrawMode']);
  const cents = dollarsPattern.test(amount) ? parseDollars(amount) : undefined;
  const coin = coinOf(withdrawMode);
  return (
    <TwoColumns side={<WithdrawSide cents={cents} coin={coin} limits={limits} />}>
      <Panel title={copy.title}>
        <Box
          component="form"
          sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
          noValidate
          onSubmit={form.handleSubmit(withdrawal.ask)}
        >
          <WaitAlert settings={settings} waitsUntil={limits.waitsUntil} />
          {withdrawal.isLeaving && settings && <Requested reviewHours={settings.reviewHours} />}
          <AmountField form={form} limits={limits} />
          <CoinCards form={form} />
          <DestinationField form={form} />
          <ActionBar
            hasTabs
            error={
              !request &&
              (withdrawal.hasArrived && settings ? (
                <Alert severity="success" role="status">
                  {copy.arrived(settings.reviewHours)}
                </Alert>
              ) : (
                <ErrorAlert id="withdraw-error" message={withdrawal.errorMessage} />
              ))
            }
            note={lost ? areaCopy.connection[lost] : <BarNote cents={cents} coin={coin} />}
          >
            <Button
              type="submit"
              // Without money the deposit above comes first.
              variant={limits.availableCents > 0n ? 'contained' : 'outlined'}
              size="large"
              disabled={isClosed || lost !== undefined || withdrawal.isLeaving}
            >
              {copy.submit}
            </Button>
          </ActionBar>
        </Box>
      </Panel>
      <NeverPayNote />
      {children}
      {request && (
        <ConfirmDialog
          request={request}
          availableCents={limits.availableCents}
          asksPassword={withdrawal.asksPassword}
          passwordError={withdrawal.passwordError}
          errorMessage={withdrawal.errorMessage}
          isUnknown={withdrawal.isUnknown}
          isPending={withdrawal.isPending}
          onCancel={withdrawal.cancel}
          onConfirm={(password) => withdrawal.confirm(request, password)}
        />
      )}
    </TwoColumns>
  );
}

/** Confirms the request in the page, before the app opens the dashboard. */
function Requested({ reviewHours }: { reviewHours: number }) {
  return (
    <Alert severity="info" role="note" icon={<ScheduleOutlined fontSize="inherit" />}>
      {copy.requested(reviewHours)}
    </Alert>
  );
}

interface WaitAlertProps {
  settings: Settings | undefined;
  waitsUntil: string | null;
}

/** Why no request can be sent now. */
function WaitAlert({ settings, waitsUntil }: WaitAlertProps) {
  if (settings?.withdrawalsPaused) {
    return (
      <Alert severity="warning">
        {messages.withdrawalsPaused} {settings.pauseReason}
      </Alert>
    );
  }
  return waitsUntil && <Alert severity="warning">{copy.waits(moment(waitsUntil))}</Alert>;
}
