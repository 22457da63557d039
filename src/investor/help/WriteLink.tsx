import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { copy } from './copy.ts';
import { useSupport } from './useSupport.ts';

/** Writes to support about one record; its name becomes the subject. */
export function WriteLink({ subject }: { subject: string }) {
  const support = useSupport();
  // Support is an address of any kind: only an email address can be written to with a subject.
  if (support && /^[^\s@]+@[^\s@]+$/.test(support)) {
    return (
      <MuiLink href={`mailto:${support}?subject=${encodeURIComponent(subject)}`}>
        {copy.write}
      </MuiLink>
    );
  }
  return (
    <MuiLink component={Link} to="/user/help">
      {copy.write}
    </MuiLink>
  );
}
