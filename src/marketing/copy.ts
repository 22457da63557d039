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
          label: 'How to make a plan',
          href: '/planning-services',
          hint: 'Start with a reserve, then match money to dates',
        },
        {
          label: 'Assets management',
          href: '/planning-services#assets-management',
          hint: 'What to ask a manager in writing',
        },
        {
          label: 'Private wealth',
          href: '/planning-services#private-wealth',
          hint: 'Records, heirs and keys',
        },
        {
          label: 'The gap after work',
          href: '/retirement-planning#gap',
          hint: 'What a pension will not cover',
        },
        {
          label: 'Before the first deposit',
          href: '/investment#first-deposit',
          hint: 'A list to work through',
        },
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
          label: 'Paying in',
          href: '/investment',
          hint: 'Quote, payment and proof',
        },
        {
          label: 'Custody',
          href: '/investment#custody',
          hint: 'Where the coins go, and what you hold',
        },
        {
          label: 'Fees and rates',
          href: '/investment#fees',
          hint: 'What it costs, with an example',
        },
        {
          label: 'Taking money out',
          href: '/investment#withdrawals',
          hint: 'Review, rate and waiting time',
        },
        {
          label: 'Match money to dates',
          href: '/planning-services#dates',
          hint: 'Before you choose any product',
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
