import type { MenuLink } from '#src/marketing/copy.ts';

/** An entry of the header, with a menu below it or without. */
export interface HeaderEntry extends MenuLink {
  menu?: { id: string; links: MenuLink[] };
}

/** The entries of the header, from left to right. */
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
