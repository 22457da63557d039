import type { Theme } from './theme.ts';

export const privateWealth: Theme = {
  name: 'private-wealth',
  title: 'Private wealth',
  kind: 'service',
  summary:
    'Larger sums need the same basics, kept more carefully: diversification, records, succession.',
  caption: 'A fortune is spread over several holders and people, with records that join them.',
  whatItIs: [
    'Private wealth means looking after sums that are large for the family they belong to: spreading them, recording them, protecting them, and passing them on.',
    'Little of it is about clever investments. Private fortunes are lost through one holding that grew too large, from trust in one person, and from missing papers.',
  ],
  earns: [
    'What the parts earn, after costs; diversification adds no return, but it keeps one failure from taking all.',
    'Terms and fees that can be negotiated, because larger sums are worth having.',
    'A settled succession, which saves heirs tax, time and quarrels.',
  ],
  loses: [
    'One company, one building or one coin makes up most of the fortune and fails.',
    'One trusted person has access to everything.',
    'Exclusive offers that are open to few, because few would check them.',
    'Coins without keys and instructions are lost with the person who knew them.',
  ],
  costs: [
    'Fees of advisers, custodians, lawyers and trustees, which overlap easily.',
    'Structures that cost more each year than they save.',
    'Tax on gains, gifts and estates, often in more than one country.',
  ],
  horizon: 'More than one lifetime. The plan has to work without the person who made it.',
  notFor: [
    'Anyone who seeks secrecy from tax authorities; that is a crime, not a service.',
    'Sums for which simple accounts and a will do as well.',
  ],
  ask: [
    'Who else could move this money, and who would notice?',
    'Could my heirs find and reach everything with what is written down today?',
    'What share rests on one name, and what happens without it?',
  ],
  glance: {
    loseMore: 'No, unless structures borrow',
    leaving: 'Depends on each holder',
    income: 'What each part pays',
  },
  here: 'Plainvest offers no private banking, no trusts and no special terms. Each account has the same rules.',
  example: 'spreadExample',
};
