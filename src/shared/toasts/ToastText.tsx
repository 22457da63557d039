import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

/** Where a toast leads. */
export interface ToastLink {
  to: string;
  label: string;
}

interface ToastTextProps {
  message: string;
  link: ToastLink;
}

export const ToastText = ({ message, link }: ToastTextProps) => (
  <>
    <span>{message}</span>{' '}
    <Link component={RouterLink} to={link.to} color="inherit" sx={{ fontWeight: 600 }}>
      {link.label}
    </Link>
  </>
);
