import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { copy } from './copy.ts';

/** Leads to the statements of the account. */
export const StatementsLink = ({ sx = {} }: { sx?: SxProps }) => (
  <Button component={Link} to="/user/statements" sx={sx}>
    {copy.link}
  </Button>
);
