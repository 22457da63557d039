import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { listPath, showPath } from '#contract/backOffice.ts';
import { outgoing } from '#src/admin/panel/outgoing.ts';
import { statusAsSign } from '#src/admin/panel/statusAsSign.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { widths } from '#src/admin/record/widths.ts';
import { day } from '#src/shared/format/dates.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';

interface HistoryProps {
  withdrawal: PayoutRecord;
}

/** The events of a withdrawal, oldest first. */
export function History({ withdrawal: { timeline } }: HistoryProps) {
  const { title, zone, events } = copy.timeline;
  return (
    <Section
      title={title}
      beside={
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {zone}
        </Box>
      }
    >
      <Box component="ol" aria-label={title} sx={plainList}>
        {timeline.map(({ at, event, by, note }) => (
          <Box component="li" key={`${at} ${event}`} sx={step}>
            <Box sx={{ color: 'text.secondary' }}>
              <Moment at={at} short />
            </Box>
            <span>
              {events[event](by)}
              {note && `: ${note}`}
            </span>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** The latest withdrawals of the same investor before this one. */
export function EarlierWithdrawals({ withdrawal }: HistoryProps) {
  const { earlier, user } = withdrawal;
  const { title, none, all, same } = copy.earlier;
  const filter = encodeURIComponent(JSON.stringify({ userId: user.id }));
  return (
    <Section
      title={title}
      beside={
        earlier.length > 0 && (
          <Link
            component={RouterLink}
            to={`${listPath('withdrawals')}?filter=${filter}`}
            sx={{ ml: 'auto', fontSize: '0.75rem' }}
          >
            {all}
          </Link>
        )
      }
    >
      {earlier.length === 0 && <Box sx={{ color: 'text.secondary', py: 0.5 }}>{none}</Box>}
      <Box component="ul" aria-label={title} sx={plainList}>
        {earlier.map(({ id, amountCents, address, status, createdAt }) => (
          <Box component="li" key={id} sx={row}>
            <Link component={RouterLink} to={showPath('withdrawals', id)} sx={when}>
              {day(createdAt)}
            </Link>
            <Box component="code" title={address} sx={shortAddress}>
              {address === withdrawal.address
                ? same
                : `${address.slice(0, 8)}…${address.slice(-8)}`}
            </Box>
            <Box sx={{ textAlign: 'right' }}>
              <Money cents={outgoing(amountCents, status)} />
            </Box>
            <Box sx={{ justifySelf: 'end' }}>
              <StatusBadge status={status} plain />
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const plainList = { listStyle: 'none', m: 0, p: 0 } as const;

const step = {
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  py: '4px',
  minHeight: 27,
  [widths.wide]: { minHeight: 30 },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto 96px',
  columnGap: 1,
  alignItems: 'center',
  minHeight: 24,
  [widths.narrow]: { ...statusAsSign, gridTemplateColumns: '72px minmax(0, 1fr) auto 20px' },
} as const;

const when = { fontSize: '0.75rem', whiteSpace: 'nowrap', color: 'text.secondary' } as const;

const shortAddress = {
  fontFamily: fonts.mono,
  fontSize: '0.75rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
