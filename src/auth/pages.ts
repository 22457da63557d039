export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export { NotMePage } from './NotMePage.tsx';
export { RegisterPage } from './RegisterPage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
export { VerifyEmailPage } from './VerifyEmailPage.tsx';
