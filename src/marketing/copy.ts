import { assetClasses, serviceThemes, themePath } from './themes/themes.ts';

export const header = {
  mainMenu: 'Main',
  mobileMenu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  help: 'Help',
  logIn: 'Log in',
  getStarted: 'Get Started',
  tryDemo: 'Try it in your browser',
} as const;

export interface MenuLink {
  label: string;
  href: string;
  hint?: string;
}

/** Links that only the menu of a phone has. */
export const trustLinks: MenuLink[] = [
  { label: 'Security', href: '/security' },
  { label: 'Check the books', href: '/proof' },
  { label: header.help, href: '/help' },
];

export const footer = {
  operator: 'Operator',
  authorisation: 'Authorisation',
  noOperator:
    'not configured. This is a demo: a real installation names its legal name, company number, ' +
    'headquarters and support here.',
  headquarters: 'Headquarters',
  support: 'Support',
  company: 'Company number',
  legal: 'Policies',
  planning: 'Planning services, explained',
  planningLinks: serviceThemes.map((theme) => ({ label: theme.title, href: themePath(theme) })),
  investment: 'Investment services, explained',
  investmentLinks: assetClasses.map((theme) => ({ label: theme.title, href: themePath(theme) })),
  legalLinks: [
    { label: 'Terms of use', href: '/terms' },
    { label: 'Privacy policy', href: '/privacy' },
    { label: 'Risk summary', href: '/risk' },
    { label: 'Complaints', href: '/complaints' },
    { label: 'Help and contact', href: '/help' },
    { label: 'Security', href: '/security' },
    { label: 'Check the books', href: '/proof' },
  ],
  closing:
    'Nothing on this site is advice. We explain these services and assets and sell none of them. An ' +
    'account is a claim on the operator, not a bank deposit. We never ask you to pay to withdraw.',
};

export const readNext: { title: string; links: MenuLink[] } = {
  title: 'Read next',
  links: [
    { label: 'Risk summary', href: '/risk', hint: 'A two-minute read' },
    { label: 'How an account works', href: '/investment', hint: 'Custody, fees and withdrawals' },
    {
      label: 'Twelve themes explained',
      href: '/investment-products',
      hint: 'And how each loses money',
    },
    { label: 'Insights', href: '/insights', hint: 'How to judge an offer' },
    { label: 'Complaints', href: '/complaints', hint: 'If something went wrong' },
  ],
};
