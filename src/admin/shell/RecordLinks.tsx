import Link, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import type { Owner } from '#src/admin/provider/records.ts';

interface RecordLinkProps extends Pick<LinkProps, 'color' | 'sx' | 'children'> {
  screen: 'deposits' | 'users' | 'withdrawals';
  id: string;
}

export const RecordLink = ({ screen, id, ...link }: RecordLinkProps) => (
  <Link component={RouterLink} to={showPath(screen, id)} {...link} />
);

const referenceStyle = { fontWeight: 600, whiteSpace: 'nowrap', display: 'inline-block', py: 0.5 };

export const DepositLink = ({ id }: { id: string }) => (
  <RecordLink screen="deposits" id={id} sx={referenceStyle}>
    {reference(id)}
  </RecordLink>
);

export const WithdrawalLink = ({ id }: { id: string }) => (
  <RecordLink screen="withdrawals" id={id} sx={referenceStyle}>
    {reference(id)}
  </RecordLink>
);

export const UserLink = ({ user: { id, fullName } }: { user: Owner }) => (
  <RecordLink screen="users" id={id} color="inherit">
    {fullName}
  </RecordLink>
);
