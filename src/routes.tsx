import { lazy, Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { staffHome } from '#contract/backOffice.ts';
import type * as authPages from '#src/auth/pages.ts';
import { lazyPart } from '#src/shared/ui/lazyPart.tsx';
import { NotFoundPage } from '#src/shared/ui/NotFoundPage.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { Shell } from './Shell.tsx';
import { RequireSession } from './shared/access/RequireSession.tsx';
import { RequireStaff } from './shared/access/RequireStaff.tsx';

// One chunk per area: the sign-in page loads neither the back office nor the charts.
/** The area of investors, fetched when it is first shown. */
export const InvestorArea = lazyPart(async () =>
  (await import('#src/investor/InvestorArea.tsx')).openArea(),
);
const AdminArea = lazyPart(async () => (await import('#src/admin/AdminArea.tsx')).AdminArea);
const LoginPage = lazy(async () => ({
  default: (await import('#src/auth/LoginPage.tsx')).LoginPage,
}));
// The other public pages of the app share a chunk, so that the sign-in form does not wait for them.
const authPage = (name: keyof typeof authPages) => {
  const Page = lazy(async () => ({ default: (await import('#src/auth/pages.ts'))[name] }));
  return <Page />;
};

const investor = (
  <RequireSession>
    <Suspense fallback={<FrameSkeleton />}>
      <InvestorArea />
    </Suspense>
  </RequireSession>
);

const admin = (
  <RequireStaff>
    <AdminArea />
  </RequireStaff>
);

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { path: '/login', element: <LoginPage /> },
      { path: '/register', element: authPage('RegisterPage') },
      { path: '/forgot-password', element: authPage('ForgotPasswordPage') },
      { path: '/reset-password', element: authPage('ResetPasswordPage') },
      { path: '/verify-email', element: authPage('VerifyEmailPage') },
      { path: '/not-me', element: authPage('NotMePage') },
      { path: '/dash/deposit', element: <Navigate to="/user/deposit" replace /> },
      { path: '/user/dashboard', element: <Navigate to="/user/overview" replace /> },
      { path: '/user/*', element: investor },
      { path: '/admin', element: <Navigate to={staffHome} replace /> },
      { path: '/admin/*', element: admin },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
