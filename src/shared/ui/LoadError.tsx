import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { copy } from '#src/shared/copy.ts';

interface LoadErrorProps {
  error: unknown;
  retry: () => unknown;
}

export function LoadError({ error, retry }: LoadErrorProps) {
  return (
    <Box sx={{ p: 2 }}>
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void retry()}>
            {copy.retry}
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
    </Box>
  );
}
