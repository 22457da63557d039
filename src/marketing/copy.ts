import { assetClasses, serviceThemes, themePath } from './themes/themes.ts';

export const header = {
  mainMenu: 'Main',
  mobileMenu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  logIn: 'Log in',
  getStarted: 'Get Started',
} as const;

export interface MenuLink {
  label: string;
  href: string;
  hint?: string;
}

export interface HeaderEntry extends MenuLink {
  menu?: { id: string; links: MenuLink[] };
}

export const headerEntries: HeaderEntry[] = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  {
    label: 'Planning Services',
    href: '/planning-services',
    menu: {
      id: 'planning-menu',
      links: [
        {
          label: 'Planning',
          href: '/planning-services',
          hint: 'Goals, assets management and private wealth',
        },
        {
          label: 'Retirement planning',
          href: '/retirement-planning',
          hint: 'Time, inflation and drawing an income',
        },
        { label: 'Investment', href: '/investment', hint: 'How an account here works' },
      ],
    },
  },
  { label: 'Retirement Planning', href: '/retirement-planning' },
  { label: 'Investment', href: '/investment' },
  {
    label: 'Investment Products',
    href: '/investment-products',
    menu: {
      id: 'products-menu',
      links: [
        {
          label: 'How an account works',
          href: '/investment',
          hint: 'Deposits, custody, fees and leaving',
        },
        {
          label: 'Before you choose a product',
          href: '/planning-services',
          hint: 'Match a product to a goal and a date',
        },
        {
          label: 'Saving for later life',
          href: '/retirement-planning',
          hint: 'What changes as the date comes closer',
        },
      ],
    },
  },
  { label: 'Insights', href: '/insights' },
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
  planning: 'Planning services',
  planningLinks: serviceThemes.map((theme) => ({ label: theme.title, href: themePath(theme) })),
  investment: 'Investment services',
  investmentLinks: assetClasses.map((theme) => ({ label: theme.title, href: themePath(theme) })),
  legalLinks: [
    { label: 'Terms of use', href: '/terms' },
    { label: 'Privacy policy', href: '/privacy' },
    { label: 'Risk summary', href: '/risk' },
    { label: 'Complaints', href: '/complaints' },
    { label: 'Help and contact', href: '/help' },
    { label: 'Security', href: '/security' },
  ],
  closing:
    'Nothing on this site is advice or an offer. An account is a claim on the operator, not a bank ' +
    'deposit, and no protection scheme covers it. We never ask you to pay to withdraw.',
};

export const readNext: { title: string; links: MenuLink[] } = {
  title: 'Read next',
  links: [
    { label: 'Risk summary', href: '/risk', hint: 'A two-minute read' },
    { label: 'How an account works', href: '/investment', hint: 'Custody, fees and leaving' },
    {
      label: 'Twelve themes explained',
      href: '/investment-products',
      hint: 'And how each loses money',
    },
    { label: 'Insights', href: '/insights', hint: 'How to judge an offer' },
    { label: 'Complaints', href: '/complaints', hint: 'If something went wrong' },
  ],
};
