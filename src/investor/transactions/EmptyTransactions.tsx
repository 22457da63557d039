import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { copy } from '../copy.ts';

/** The empty list. Its link is the specification's, which redirects. */
export function EmptyTransactions() {
  const { empty, depositNow } = copy.transactions;
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: 6 }}>
      <ReceiptLongOutlined aria-hidden="true" sx={{ fontSize: 44, color: 'text.secondary' }} />
      <Typography>{empty}</Typography>
      <Button variant="contained" component={Link} to="/dash/deposit">
        {depositNow}
      </Button>
    </Stack>
  );
}
