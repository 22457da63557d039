import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { copy } from '#src/shared/copy.ts';

export function RiskWarning() {
  const { title, text, link } = copy.risk;
  return (
    <Alert severity="warning" variant="outlined" role="note" aria-label={title}>
      {text}{' '}
      <Link href="/risk" color="inherit">
        {link}
      </Link>
    </Alert>
  );
}
