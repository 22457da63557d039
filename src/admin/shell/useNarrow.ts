import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether lists show cards and the tabs are at the bottom: on phones. */
export const useNarrow = () => useMediaQuery('(max-width: 759.95px)', { noSsr: true });
