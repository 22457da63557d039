import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { copy } from './copy.ts';

interface UnreadableProofProps {
  address: string | undefined;
  name: string | undefined;
  onSave: () => void;
}

/** In the place of a file that the browser cannot show. */
export const UnreadableProof = ({ address, name, onSave }: UnreadableProofProps) => (
  <Box sx={{ p: 2 }}>
    <Alert
      severity="warning"
      action={
        address && (
          <Button color="inherit" href={address} download={name} onClick={onSave}>
            {copy.save}
          </Button>
        )
      }
    >
      {copy.unreadable}
    </Alert>
  </Box>
);
