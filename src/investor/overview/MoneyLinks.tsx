import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { copy } from './copy.ts';

/** The ways on from the overview; an open deposit is more urgent than a new one. */
export function MoneyLinks({ hasOpenDeposit }: { hasOpenDeposit: boolean }) {
  return (
    <>
      <Button component={Link} to="/user/my-plans">
        {copy.myPlans}
      </Button>
      <Button variant="outlined" component={Link} to="/user/withdraw">
        {copy.withdraw}
      </Button>
      <Button variant={hasOpenDeposit ? 'tonal' : 'contained'} component={Link} to="/user/deposit">
        {copy.deposit}
      </Button>
    </>
  );
}
