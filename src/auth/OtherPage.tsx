import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

interface OtherPageProps {
  question: string;
  label: string;
  to: string;
}

/** A question with the link to another page of these. */
export const OtherPage = ({ question, label, to }: OtherPageProps) => (
  <Typography color="text.secondary">
    {question}{' '}
    <Link component={RouterLink} to={to}>
      {label}
    </Link>
  </Typography>
);
