import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { staffHome } from '#contract/backOffice.ts';
import { copy } from '#src/shared/copy.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { Notice } from './Notice.tsx';

export function NotFoundPage() {
  const { token, user } = useSession();
  const dashboard = user?.isAdmin ? staffHome : '/user/overview';
  return (
    <Notice {...copy.notFound}>
      <Button variant={token === '' ? 'contained' : 'outlined'} href="/">
        {copy.home}
      </Button>
      {token !== '' && (
        <Button variant="contained" component={Link} to={dashboard}>
          {copy.dashboard}
        </Button>
      )}
    </Notice>
  );
}
