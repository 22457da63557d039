import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window has no room for a table, so that records show as cards. */
export const useNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
