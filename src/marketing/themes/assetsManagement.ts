import type { Theme } from './theme.ts';

export const assetsManagement: Theme = {
  name: 'assets-management',
  title: 'Assets management',
  kind: 'service',
  summary: 'What it means to hand decisions to someone else, and the questions to ask first.',
  caption:
    'The same growth twice. A yearly fee looks small and takes a growing part over the years.',
  whatItIs: [
    'An asset manager decides what is bought and sold with your money, within a mandate that you sign. Someone else, a custodian, should hold the assets in your name.',
    'That separation is the heart of it. A manager who also holds the money, and who alone says what it is worth, can hide a loss or a theft for years.',
  ],
  earns: [
    'What the assets earn, if the manager’s choices do better than their cost.',
    'Time and calm, for someone who would otherwise neglect the matter or overdo it.',
  ],
  loses: [
    'The assets fall; a manager cannot prevent that and is paid all the same.',
    'Fees take a growing part of the result, as the picture shows.',
    'A mandate that is too wide lets a manager take risks that you never meant.',
    'Money that the manager holds instead of a custodian can disappear with the manager.',
  ],
  costs: [
    'A yearly share of everything that is managed, in good years and bad.',
    'Charges of the funds that the manager buys, on top.',
    'Sometimes a share of gains, rarely a share of losses.',
  ],
  horizon: 'Years. Changing managers often costs more than it brings.',
  notFor: [
    'Sums so small that the fee takes what they could earn.',
    'Anyone who cannot see the assets at an independent custodian.',
    'Anyone who was promised a fixed return. No honest manager does that.',
  ],
  ask: [
    'Who holds the assets, in whose name, and who checks the holder?',
    'What did I pay in all last year, in dollars and not as a share?',
    'How do I leave, how long does it take, and what does it cost?',
  ],
  glance: {
    loseMore: 'No, unless the mandate allows borrowing',
    leaving: 'By notice, as the mandate says',
    income: 'What the assets pay, minus the fee',
  },
  here: 'Plainvest manages no assets. A balance here is in dollars and is not invested in anything.',
  example: 'feesExample',
  figures: ['managersLagged'],
};
