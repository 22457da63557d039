import Box from '@mui/material/Box';
import { copy } from './copy.ts';

/** Marks terms that are not on offer. */
export function SpecimenStamp() {
  return (
    <Box
      sx={{
        alignSelf: 'flex-start',
        px: 1,
        py: 0.25,
        border: '1px dashed currentColor',
        borderRadius: 1,
        color: 'warning.main',
        fontSize: '0.75rem',
        fontWeight: 600,
      }}
    >
      {copy.specimen}
    </Box>
  );
}
