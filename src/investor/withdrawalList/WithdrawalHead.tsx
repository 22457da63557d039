import Box from '@mui/material/Box';
import { copy } from './copy.ts';

/** The columns of a wide screen. */
export const columns = '112px 184px minmax(0, 1fr) 136px 104px 120px';

/** Names of the columns; a screen reader gets each row in words. */
export const WithdrawalHead = () => (
  <Box aria-hidden="true" sx={head}>
    {copy.list.columns.map((name) => (
      <Box key={name}>{name}</Box>
    ))}
  </Box>
);

const head = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 36,
  fontSize: '0.75rem',
  fontWeight: 500,
  color: 'text.secondary',
  '& > :nth-of-type(2)': { textAlign: 'right', pr: 2 },
} as const;
