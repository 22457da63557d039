import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { copy } from './copy.ts';

/** Above the form while nothing is available. */
export function NothingToWithdraw({ isOnHold }: { isOnHold: boolean }) {
  const { title, text, onHold, deposit } = copy.nothing;
  return (
    <Panel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography variant="h2">{title}</Typography>
          <Typography color="text.secondary">{isOnHold ? onHold : text}</Typography>
        </Box>
        <Button variant="contained" component={Link} to="/user/deposit">
          {deposit}
        </Button>
      </Box>
    </Panel>
  );
}
