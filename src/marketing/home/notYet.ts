import type { Capabilities, Capability } from '#contract/capabilities.ts';
import type { PlaceholderName } from '#contract/placeholders.ts';

interface Lack {
  lacks: Capability;
  title: string;
  text: string;
  /** A setting of the operator that provides it too. */
  goesWith?: PlaceholderName;
}

const lines: Lack[] = [
  {
    lacks: 'secondApprover',
    title: 'No second approver',
    text: 'Under this operator’s rules one person can be enough to credit a deposit, correct a balance, pay a withdrawal or change the address you pay to. Staff can make mistakes or be dishonest.',
    goesWith: 'severalApprovers',
  },
  {
    lacks: 'secondFactor',
    title: 'No second factor',
    text: 'You sign in with a password only. Use one that you use nowhere else.',
  },
  {
    lacks: 'chainLookup',
    title: 'No automatic check of payments',
    text: 'The software does not watch the network of a coin. Staff look up each payment by hand.',
  },
  {
    lacks: 'backingProof',
    title: 'No proof of what we hold',
    text: 'You can check what we owe you. You cannot check that the coins are there.',
  },
  {
    lacks: 'addressPerInvestor',
    title: 'No address of your own',
    text: 'All deposits in one coin go to the same address. Your proof shows which payment is yours.',
  },
];

/** The lines whose safeguard is missing: each goes when it is there. */
export const notYet = (capabilities: Capabilities): Lack[] =>
  lines.filter(({ lacks }) => !capabilities[lacks]);
