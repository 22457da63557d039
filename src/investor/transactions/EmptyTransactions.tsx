import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { copy } from './copy.ts';

interface EmptyTransactionsProps {
  /** False where the page has a button for a deposit already. */
  hasLink?: boolean;
}

/** The empty list. Its link is the specification's, which redirects. */
export function EmptyTransactions({ hasLink = true }: EmptyTransactionsProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: 6 }}>
      <ReceiptLongOutlined aria-hidden="true" sx={{ fontSize: 36, color: 'text.secondary' }} />
      <Typography sx={{ fontSize: '1rem', fontWeight: 600 }}>{copy.empty}</Typography>
      <Typography color="text.secondary">{copy.emptyText}</Typography>
      {hasLink && (
        <Button variant="contained" component={Link} to="/dash/deposit" sx={{ mt: 1 }}>
          {copy.depositNow}
        </Button>
      )}
    </Stack>
  );
}
