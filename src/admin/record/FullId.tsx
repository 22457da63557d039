import Box from '@mui/material/Box';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';

/** A whole address or transaction id in groups to compare, with a button that copies it. */
export const FullId = ({ id, of }: { id: string; of: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.375, whiteSpace: 'normal' }}>
    <Box sx={{ minWidth: 0, flexGrow: 1, '& code': { lineHeight: 1.5, display: 'block' } }}>
      <AddressText address={id} />
    </Box>
    <CopyButton text={id} name={of} />
  </Box>
);
