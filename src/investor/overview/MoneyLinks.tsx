import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { copy } from './copy.ts';

interface MoneyLinksProps {
  /** A question, an open deposit, or the steps of a new account come before a new deposit. */
  isDepositFirst: boolean;
}

/** The buttons of the overview. */
export function MoneyLinks({ isDepositFirst }: MoneyLinksProps) {
  return (
    <>
      <Button component={Link} to="/user/my-plans">
        {copy.myPlans}
      </Button>
      <Button variant="outlined" component={Link} to="/user/withdraw">
        {copy.withdraw}
      </Button>
      <Button
        variant={isDepositFirst ? 'contained' : 'tonal'}
        component={Link}
        to="/user/deposit"
        // The variant changes when the figures arrive; a fading ground would hide the text.
        sx={{ transition: 'none' }}
      >
        {copy.deposit}
      </Button>
    </>
  );
}

/** The same buttons in the page, where the top bar has no place for them. */
export const PhoneLinks = (props: MoneyLinksProps) => (
  <Box sx={phoneLinks}>
    <MoneyLinks {...props} />
  </Box>
);

const phoneLinks = {
  display: { xs: 'grid', wide: 'none' },
  gridTemplateColumns: { xs: '1fr 1fr', tablet: 'repeat(3, max-content)' },
  gap: 1,
  mt: 2,
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', tablet: 'auto' }, order: 1 },
  '& > :last-of-type': { order: -1 },
} as const;
