import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import { coinNames } from '#contract/coin.ts';
import { type CheckLine, CheckLines, hasPassed } from '#src/admin/checks/CheckLines.tsx';
import { recipientChecks } from '#src/admin/checks/withdrawalChecks.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { widths } from '#src/admin/record/widths.ts';
import { useIsPayer } from '#src/admin/withdrawals/useIsPayer.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';
import { copy } from './copy.ts';

interface RecipientProps {
  withdrawal: PayoutRecord;
  /** The open checks are listed in another place of the record. */
  isPassedOnly: boolean;
}

/** The address and what is known of it. */
export function Recipient({ withdrawal, isPassedOnly }: RecipientProps) {
  const checks = recipientChecks(withdrawal);
  const { title } = copy.recipient;
  return (
    <Section
      title={title}
      beside={
        <>
          <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary', mr: 'auto' }}>
            {coinNames[withdrawal.coin]}
          </Box>
          <Alarm checks={checks} isShared={withdrawal.recipient.otherInvestors > 0} />
        </>
      }
    >
      <Address withdrawal={withdrawal} />
      <CheckLines
        isDetailed
        name={title}
        checks={isPassedOnly ? checks.filter(hasPassed) : checks}
      />
    </Section>
  );
}

/** The server masks the address of an approved withdrawal for everyone but its payer. */
function Address({ withdrawal }: { withdrawal: PayoutRecord }) {
  const { address, status } = withdrawal;
  const isPayer = useIsPayer(withdrawal);
  const isMasked = status === 'approved' && !isPayer;
  const { masked, address: name } = copy.recipient;
  return (
    <Box sx={well}>
      {isMasked ? (
        <Box component="code" title={masked} sx={{ fontFamily: fonts.mono, fontSize: '0.875rem' }}>
          {address}
        </Box>
      ) : (
        <>
          <AddressText address={address} />
          <CopyButton text={address} name={name} />
        </>
      )}
    </Box>
  );
}

/** Marks an address that must not be paid as it is; the checks below name the reason. */
function Alarm({ checks, isShared }: { checks: readonly CheckLine[]; isShared: boolean }) {
  if (checks[0]?.state !== 'bad') return null;
  const { look, shared } = copy.recipient;
  return (
    <Box component="span" sx={badge}>
      <ErrorOutlined aria-hidden="true" sx={{ fontSize: 14 }} />
      {isShared ? shared : look}
    </Box>
  );
}

const badge = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 0.75,
  height: 20,
  borderRadius: '4px',
  fontSize: '0.75rem',
  fontWeight: 550,
  bgcolor: 'error.main',
  color: 'error.contrastText',
} as const;

const well = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  my: 0.75,
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  bgcolor: 'var(--sunken)',
  [widths.wide]: { '& code': { fontSize: '1rem' } },
} as const;
