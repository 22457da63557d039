import { reference } from '#contract/reference.ts';

/** A screen: path, heading, browser tab, and a text that shows once its data has loaded. */
export type Screen = readonly [
  path: string,
  heading: string | RegExp,
  tab: string,
  sign: string | RegExp,
];

/** Screens for every visitor. */
export const open: readonly Screen[] = [
  ['/login', 'Welcome Back!', 'Login', 'Forget Password?'],
  ['/register', 'Register', 'Register', 'At least 8 characters'],
  ['/forgot-password', 'Forgot your password?', 'Forgot your password?', 'Back to login'],
  [
    '/reset-password#a-token',
    'Set a new password',
    'Set a new password',
    'This link has been used',
  ],
  ['/reset-password', 'Set a new password', 'Set a new password', 'Open the link in our email'],
  ['/not-me#a-token', 'Was it not you?', 'Was it not you?', 'We undo what the email told you'],
  ['/verify-email', 'Email confirmation', 'Email confirmation', 'Open the link in our email'],
];

/** Screens for an investor with a confirmed address. */
export const behindSignIn: readonly Screen[] = [
  ['/user/overview', /^Hello, ada/, 'Overview', /^Details of/],
  ['/user/deposit', 'Deposit', 'Deposit', 'Minimum: 50.00 USD'],
  ['/user/my-plans', 'My Plans', 'My Plans', 'You do not have any plans'],
  ['/user/tradingplans', 'Trading Plans', 'Trading Plans', 'CORPORATE'],
  ['/user/plan/small', /SMALL/, 'The SMALL plan is not on offer', 'Who bears the loss'],
  ['/user/transaction', 'Transactions', 'Transactions', /^Details of/],
  ['/user/statements', 'Statements', 'Statements', 'Statement for a period'],
  ['/user/withdraw', 'Withdraw', 'Withdraw', /^Cancel request/],
  ['/user/useracct/profile', 'Account Settings', 'Account Settings', 'Email confirmed'],
  ['/user/useracct/security', 'Account Settings', 'Security', 'This device'],
  [
    '/user/useracct/addresses',
    'Account Settings',
    'Address book',
    'You can withdraw to any address',
  ],
  ['/user/help', 'Help and contact', 'Help and contact', 'Minimum withdrawal'],
  ['/user/proof', 'Check your records', 'Check your records', 'What this does not prove'],
];

interface RecordIds {
  depositId: string;
  withdrawalId: string;
  quoteId: string;
}

/** Screens of one deposit, of one withdrawal and of one payment. */
export const recordPages = ({ depositId, withdrawalId, quoteId }: RecordIds): readonly Screen[] => [
  [`/user/deposit/${depositId}`, 'Deposit', `Deposit ${reference(depositId)}`, 'Proof'],
  [
    `/user/withdraw/${withdrawalId}`,
    'Withdrawal',
    `Withdrawal ${reference(withdrawalId)}`,
    'Your message',
  ],
  [`/user/deposit?quote=${quoteId}`, 'Deposit', 'Deposit', /^You are about to pay/],
];

export const unconfirmed: Screen = [
  '/user/useracct/profile',
  'Account Settings',
  'Account Settings',
  'Email not confirmed',
];
