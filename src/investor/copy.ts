import { menuNames, pages } from './pages.ts';

export const copy = {
  wait: 'Please Wait...',
  notAvailable: 'Not available',
  back: 'Back',
  and: ' and ',
  pages,
  layout: {
    ...menuNames,
    helpLinks: 'Help and documents',
    tabs: 'Main pages',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    availableBalance: 'AVAILABLE BALANCE',
    // The specification puts the sign behind the amount, only here.
    balance: (figure: string) => `${figure} $`,
    available: 'Available',
    unknown: '–',
    addFunds: 'Add Funds',
    signOut: 'Signout',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', system: 'System' },
    help: 'Help and contact',
    fees: 'Fees and limits',
    terms: 'Terms',
    privacy: 'Privacy',
    risk: 'Risk',
    complaints: 'Complaints',
    liveChart: 'Chart settings',
    operatedBy: (name: string) => `Operator: ${name}`,
    notConfigured: 'not configured',
  },
  connection: {
    offline: 'No connection.',
    server: 'We cannot reach our server.',
    asOf: (time: string) => `Figures of ${time}.`,
    noFigures: 'Your figures appear as soon as it is back.',
    retry: 'Try again',
  },
  noAccount: {
    title: 'We could not load your account',
    text: (reason: string) => `Your money is not affected. ${reason}`,
  },
  deposit: {
    rate: (coin: string, usd: string) => `Exchange rate: 1 ${coin} = ${usd} USD`,
    example: 'example rate',
  },
} as const;
