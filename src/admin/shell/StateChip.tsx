import Chip, { type ChipProps } from '@mui/material/Chip';

export const StateChip = (props: Omit<ChipProps, 'size' | 'variant'>) => (
  <Chip size="small" variant="outlined" {...props} />
);
