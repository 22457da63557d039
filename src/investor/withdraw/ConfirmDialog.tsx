import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type CoinName, coinOfName } from '#contract/coin.ts';
import { type Cents, groupDollars, parseDollars } from '#contract/money.ts';
import { FactList } from '#src/investor/layout/FactList.tsx';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { shortMoment } from '#src/shared/format/dates.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { addressCheck } from './addressCheck.ts';
import { copy } from './copy.ts';
import type { WithdrawalRequest } from './useCreateWithdrawal.ts';
import { useEstimate } from './useEstimate.ts';

interface ConfirmDialogProps {
  request: WithdrawalRequest;
  availableCents: Cents;
  asksPassword: boolean;
  passwordError: string | undefined;
  /** Why the last Confirm had no effect, or may have had one. */
  errorMessage: string | undefined;
  /** The request may exist already, so closing does not end it. */
  isUnknown: boolean;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: (password: string) => void;
}

/** Shows all of a request before it is sent, and asks for the password in the same place. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { request, asksPassword, passwordError, isPending, onCancel } = props;
  const { errorMessage, isUnknown, availableCents } = props;
  // A request that arrived is on hold already.
  const leftCents = isUnknown ? undefined : availableCents - parseDollars(request.amount);
  const [password, setPassword] = useState('');
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form of the page that opened this dialog.
    event.stopPropagation();
    props.onConfirm(password);
  };
  return (
    <Dialog
      open
      onClose={() => !isPending && onCancel()}
      maxWidth="xs"
      fullWidth
      aria-labelledby="withdraw-title"
    >
      <Box component="form" noValidate onSubmit={confirm} sx={{ display: 'contents' }}>
        <DialogTitle id="withdraw-title">{copy.confirmTitle}</DialogTitle>
        <DialogContent sx={{ pb: 2 }}>
          <Stack spacing={1.75}>
            <What request={request} />
            <Where request={request} />
            <Typography variant="body2" color="text.secondary">
              {copy.compare}
            </Typography>
            <Terms cents={parseDollars(request.amount)} leftCents={leftCents} />
            <Box sx={{ display: 'flex', gap: 1, fontWeight: 550 }}>
              <GppMaybeOutlined aria-hidden fontSize="small" sx={{ color: 'warning.main' }} />
              {copy.noFee}
            </Box>
            {asksPassword && (
              <PasswordField
                id="withdraw-password"
                label={copy.password}
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                error={passwordError !== undefined}
                helperText={passwordError && <FieldError>{passwordError}</FieldError>}
              />
            )}
          </Stack>
        </DialogContent>
        {/* Outside of what scrolls on a phone. */}
        {errorMessage && (
          <Box sx={{ px: { xs: 2, tablet: 3 }, pb: 2 }}>
            <ErrorAlert id="confirm-error" message={errorMessage} />
          </Box>
        )}
        <DialogActions sx={{ px: 3, py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button variant="outlined" color="inherit" onClick={onCancel} disabled={isPending}>
            {isUnknown ? sharedCopy.close : sharedCopy.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending} aria-busy={isPending}>
            {copy.confirm(groupDollars(parseDollars(request.amount)))}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

interface TermsProps {
  cents: Cents;
  leftCents: Cents | undefined;
}

function Terms({ cents, leftCents }: TermsProps) {
  const { receive } = copy;
  const { data: settings } = useSettings();
  return (
    <FactList
      facts={[
        {
          ...{ label: receive.rateName, value: receive.fixed },
          detail: receive.worth(groupDollars(cents)),
        },
        { label: receive.fees, value: groupDollars(0n) },
        ...(settings
          ? [
              {
                label: receive.payment,
                value: paidBy(settings.reviewHours + settings.payHours),
                detail: receive.onTopShort,
              },
            ]
          : []),
        ...(leftCents === undefined
          ? []
          : [
              {
                ...{ label: copy.leftAfter, value: groupDollars(leftCents) },
                detail: copy.canCancel(groupDollars(cents)),
              },
            ]),
      ]}
    />
  );
}

/** The promised time of a payment that nothing holds back, as a span and as a moment. */
function paidBy(hours: number): string {
  const at = new Date(Date.now() + hours * 3_600_000).toISOString();
  return copy.receive.withinBy(hours, shortMoment(at));
}

function Where({ request }: { request: WithdrawalRequest }) {
  const coin = coinOfName[request.withdrawMode as CoinName];
  const address = request.address.trim();
  // From the form, which asked before.
  const { data } = useQuery(addressCheck(coin, address));
  return (
    <Box sx={{ p: 1.75, borderRadius: 1, bgcolor: 'var(--sunken)' }}>
      <Typography variant="body2" color="text.secondary">
        {copy.toAddress}
      </Typography>
      <AddressText address={address} />
      {data && !data.usedBefore && (
        <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 550 }}>
          {copy.firstTime}
        </Typography>
      )}
    </Box>
  );
}

function What({ request }: { request: WithdrawalRequest }) {
  const network = request.withdrawMode as CoinName;
  const coin = coinOfName[network];
  const cents = parseDollars(request.amount);
  const estimate = useEstimate(coin, cents);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <CoinLogo coin={coin} size={32} />
      <Box>
        <Box sx={{ fontSize: '1.75rem', lineHeight: 36 / 28, fontWeight: 600 }}>
          <Money cents={cents} />
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {estimate ? copy.aboutOnNetwork(estimate.amount, network) : copy.onNetwork(network)}
        </Box>
      </Box>
    </Box>
  );
}
