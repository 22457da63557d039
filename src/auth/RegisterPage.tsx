import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { RiskWarning } from '#src/shared/ui/RiskWarning.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { RegisterForm } from './RegisterForm.tsx';

const words = copy.register;

/** `/register` (S-100 to S-132). */
export function RegisterPage() {
  return (
    <AuthLayout title={words.title} text={words.text}>
      <RiskWarning />
      <RegisterForm />
      <Typography color="text.secondary">
        {words.haveAccount}{' '}
        <Link component={RouterLink} to="/login">
          {words.login}
        </Link>
      </Typography>
    </AuthLayout>
  );
}
