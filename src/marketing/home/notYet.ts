import type { Capabilities, Capability } from '#contract/capabilities.ts';

interface Lack {
  lacks: Capability;
  title: string;
  text: string;
}

const lines: Lack[] = [
  {
    lacks: 'secondApprover',
    title: 'No second approver at first',
    text: 'The first rules ask for one person. One member of staff alone can then credit a deposit, correct a balance, pay a withdrawal or change the address you pay to. Staff can make mistakes or be dishonest.',
  },
  {
    lacks: 'secondFactor',
    title: 'No second factor',
    text: 'You sign in with a password only. Use one that you use nowhere else.',
  },
  {
    lacks: 'chainLookup',
    title: 'No look-up on the chain',
    text: 'The software does not watch the network. Staff look up each payment by hand.',
  },
  {
    lacks: 'backingProof',
    title: 'No proof of what we hold',
    text: 'You can check what we owe you. You cannot check that the coins are there.',
  },
  {
    lacks: 'addressPerInvestor',
    title: 'No address of your own',
    text: 'All deposits in one coin go to the same address. Your proof shows which one is yours.',
  },
];

/** The lines whose safeguard is missing: each goes when it is there. */
export const notYet = (capabilities: Capabilities): Lack[] =>
  lines.filter(({ lacks }) => !capabilities[lacks]);
