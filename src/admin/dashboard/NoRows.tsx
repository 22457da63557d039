import Typography from '@mui/material/Typography';

/** Why a card has no rows. */
export const NoRows = ({ children }: { children: string }) => (
  <Typography color="text.secondary" sx={{ m: 'auto', p: 3, textAlign: 'center' }}>
    {children}
  </Typography>
);
