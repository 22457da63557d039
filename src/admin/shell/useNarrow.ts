import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether lists show cards, because the window is too narrow for a table. */
export const useNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
