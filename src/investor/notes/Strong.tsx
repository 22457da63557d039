import Box from '@mui/material/Box';

/** The words that lead a text, in the colour of the page. */
export const Strong = ({ children }: { children: string }) => (
  <Box component="strong" sx={{ fontWeight: 600, color: 'text.primary' }}>
    {children}
  </Box>
);
