import MuiLink, { type LinkProps } from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { useSupport } from '#src/investor/help/useSupport.ts';
import { checksCopy } from './checksCopy.ts';

/** An account works without a checked identity; the check begins at support, if there is one. */
export function IdentityNote({ sx }: { sx?: NonNullable<LinkProps['sx']> }) {
  const { unverifiedText, check, contact } = checksCopy;
  if (!useSupport()) return unverifiedText;
  return (
    <>
      {unverifiedText} {check}{' '}
      <MuiLink component={Link} to="/user/help" {...(sx && { sx })}>
        {contact}
      </MuiLink>
      .
    </>
  );
}
