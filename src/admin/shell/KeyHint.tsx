import Box from '@mui/material/Box';

/** The key of a button, for the eye only: the button declares it by `aria-keyshortcuts`. */
export const KeyHint = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    aria-hidden="true"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 18,
      height: 18,
      px: 0.5,
      flex: 'none',
      whiteSpace: 'nowrap',
      border: 1,
      borderColor: 'color-mix(in srgb, currentColor 35%, transparent)',
      borderRadius: '4px',
      font: 'inherit',
      fontSize: '0.75rem',
      fontWeight: 500,
      lineHeight: 1,
      // The keys of a device without a keyboard.
      '@media (pointer: coarse), (max-width: 760.95px)': { display: 'none' },
    }}
  >
    {children}
  </Box>
);
