import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { RiskWarning } from '#src/shared/ui/RiskWarning.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { RegisterForm } from './RegisterForm.tsx';

export function RegisterPage() {
  return (
    <AuthLayout title={copy.register.title} text={copy.register.text}>
      <RiskWarning />
      <RegisterForm />
      <Typography color="text.secondary">
        {copy.register.haveAccount}{' '}
        <Link component={RouterLink} to="/login">
          {copy.register.login}
        </Link>
      </Typography>
    </AuthLayout>
  );
}
