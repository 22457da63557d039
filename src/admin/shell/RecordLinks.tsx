import Link, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import type { Owner } from '#src/admin/provider/records.ts';
import { fonts } from '#src/shared/theme/tokens.ts';

interface RecordLinkProps extends Pick<LinkProps, 'color' | 'sx' | 'underline' | 'children'> {
  screen: 'deposits' | 'users' | 'withdrawals';
  id: string;
}

export const RecordLink = ({ screen, id, ...link }: RecordLinkProps) => (
  <Link component={RouterLink} to={showPath(screen, id)} {...link} />
);

const referenceStyle = {
  fontFamily: fonts.mono,
  fontSize: '0.75rem',
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  color: 'text.primary',
  '@media (pointer: coarse)': { display: 'inline-block', py: 1.625 },
  '[data-cursor] &': { color: 'primary.main', fontWeight: 600 },
} as const;

export const DepositLink = ({ id }: { id: string }) => (
  <RecordLink screen="deposits" id={id} underline="hover" sx={referenceStyle}>
    {reference(id)}
  </RecordLink>
);

export const WithdrawalLink = ({ id }: { id: string }) => (
  <RecordLink screen="withdrawals" id={id} underline="hover" sx={referenceStyle}>
    {reference(id)}
  </RecordLink>
);

export const UserLink = ({ user: { id, fullName } }: { user: Owner }) => (
  <RecordLink screen="users" id={id} color="inherit">
    {fullName}
  </RecordLink>
);
