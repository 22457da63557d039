import Chip, { type ChipProps } from '@mui/material/Chip';

interface StateChipProps extends Pick<ChipProps, 'icon' | 'label' | 'title' | 'sx'> {
  color?: keyof typeof looks;
}

const looks = {
  default: {
    bgcolor: 'transparent',
    color: 'text.secondary',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
  },
  success: { bgcolor: 'var(--success-soft)', color: 'success.main' },
  warning: { bgcolor: 'var(--warning-soft)', color: 'warning.main' },
} as const;

/** A state of an account or an address, in the form of the marks of a row. */
export const StateChip = ({ color = 'default', sx, ...chip }: StateChipProps) => (
  <Chip
    size="small"
    {...chip}
    sx={{
      height: 20,
      borderRadius: '5px',
      fontSize: '0.75rem',
      fontWeight: 500,
      ...looks[color],
      '& .MuiChip-icon': { fontSize: 13, color: 'inherit' },
      ...sx,
    }}
  />
);
