import type { Theme } from './theme.ts';

export const optionTrading: Theme = {
  name: 'option-trading',
  title: 'Option trading',
  kind: 'asset class',
  summary: 'The right, not the duty, to buy or sell at an agreed price until an agreed day.',
  caption:
    'A bought call on its last day. Below the agreed price the whole premium is lost; above it the loss shrinks and turns into a gain.',
  whatItIs: [
    'An option is a contract between a buyer and a seller. The buyer pays a premium for a right until an agreed day: to buy something at an agreed price (a call) or to sell it (a put). The seller takes the premium and must deliver if the buyer asks.',
    'People use options for two opposite purposes. A holder of shares can buy a put as insurance against a fall. Someone without shares can buy a call as a bet on a rise. The contract is the same; what differs is what else you hold.',
  ],
  earns: [
    'A buyer gains when the price moves far enough in the expected direction, soon enough to make up for the premium.',
    'A seller earns the premium when nothing much happens and the option expires without value.',
    'A put works like insurance: it pays when the shares that it protects fall.',
  ],
  loses: [
    'A buyer loses the whole premium when the option expires without value, which is an everyday outcome and not an accident.',
    'An uncovered seller can lose far more than the premium received, because prices have no upper end.',
    'Time works against the buyer: an option loses value even when nothing moves.',
    'The price of an option also holds a guess about coming swings. When calm returns, options fall even if the direction was right.',
  ],
  costs: [
    'A commission per contract, often charged again at the end.',
    'The gap between buying and selling price, which is wide on contracts that few people trade.',
    'Interest on the money that a seller must leave with the broker as security.',
  ],
  horizon:
    'Days to months. An option has a last day, and being right after it is the same as being wrong.',
  notFor: [
    'Anyone who needs the premium for something else.',
    'Anyone who cannot say beforehand what the position loses in the worst case.',
    'Uncovered sellers who could not pay a loss larger than their account.',
  ],
  ask: [
    'What is the loss in the worst case, in dollars, for this position and everything that belongs to it?',
    'By how much must the price move, and until when, before I get my premium back?',
    'What happens if the option is exercised early, or on a day when I do not look?',
  ],
  glance: {
    loseMore: 'As a buyer no, as a seller yes',
    leaving: 'On trading days, at a price that may be poor',
    income: 'No; a seller is paid for taking a risk',
  },
  here: 'Plainvest takes no option orders and holds no options for anyone. This page explains; it offers nothing.',
  example: 'optionExample',
};
