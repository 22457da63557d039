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
    text: 'By the rules of this installation one person can credit a deposit, correct a balance or pay a withdrawal. No second person has to agree, and staff can make mistakes or be dishonest.',
    goesWith: 'severalApprovers',
  },
  {
    lacks: 'secondFactor',
    title: 'No second factor',
    text: 'You sign in with a password only. Use one that you use nowhere else.',
  },
  {
    lacks: 'chainLookup',
    title: 'Payments may be checked by hand',
    text: 'Not every coin has a connected node. Without one, the software does not watch the blockchain, and staff look up each payment by hand.',
    goesWith: 'nodesOfAllCoins',
  },
  {
    lacks: 'backingProof',
    title: 'No proof of what we hold',
    text: 'You can check what we owe you. You cannot check that the coins are there.',
    goesWith: 'publishedReserves',
  },
  {
    lacks: 'addressPerInvestor',
    title: 'Your deposit address may not be yours alone',
    text: 'Not every coin has a deposit key. Without one, all deposits in a coin go to the same address. Your proof then shows which payment is yours.',
    goesWith: 'keysOfAllCoins',
  },
];

/** The lines whose safeguard can be missing: each goes when it is there. */
export const notYet = (capabilities: Capabilities): Lack[] =>
  lines.filter(({ lacks }) => capabilities[lacks] !== true);
