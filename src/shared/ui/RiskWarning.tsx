import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { copy } from '#src/shared/copy.ts';

interface RiskWarningProps {
  /** One line of text, where a frame would push a form below the fold. */
  isQuiet?: boolean;
}

export function RiskWarning({ isQuiet = false }: RiskWarningProps) {
  const { title, text, link } = copy.risk;
  const body = (
    <>
      {text}{' '}
      <Link href="/risk" color="inherit">
        {link}
      </Link>
    </>
  );
  if (isQuiet) {
    return (
      <Typography variant="body2" color="text.secondary" role="note" aria-label={title}>
        {body}
      </Typography>
    );
  }
  return (
    <Alert severity="warning" variant="outlined" role="note" aria-label={title}>
      {body}
    </Alert>
  );
}
