import type { OwnLine } from '#contract/log.ts';
import { proofLimits } from '#contract/proof/verdictText.ts';

const actions: Partial<Record<OwnLine['action'], string>> = {
  'quote.make': 'Quote',
  'deposit.make': 'Deposit',
  'withdrawal.make': 'Withdrawal requested',
  'entry.post': 'Entry of the ledger',
  'statement.issue': 'Statement issued',
};

export const copy = {
  title: 'Proofs about your money',
  balance: {
    title: 'Is my money counted?',
    absent:
      'Your account was not in the last sum of what we owe. It is in the next one, taken each night, once it has an entry.',
    unsigned: (at: string) =>
      `Your balance was summed at ${at}. You can check it here within minutes, once the log with this sum is signed.`,
    otherAccount:
      'This proof is about another account. Keep a picture of this page and write to us.',
    file: 'plainvest-balance.json',
  },
  lead: 'Each line about your money. Your browser computes that it is in the signed log.',
  action: (action: OwnLine['action']) => actions[action] ?? action,
  line: (index: number) => `Line ${(index + 1).toLocaleString('en-US')}`,
  checking: 'Checking',
  good: 'In the log',
  bad: 'Not in the log: write to us and keep this',
  later: 'In the next checkpoint, within minutes',
  unsupported: 'Cannot be checked here: a newer browser and https are needed',
  keep: 'Keep proof',
  file: (index: number) => `plainvest-line-${index + 1}.json`,
  none: 'There are no lines yet. A quote makes the first.',
  head: (lines: string, at: string) => `Checked against the log of ${lines} lines, signed ${at}.`,
  page: 'Check the books',
  limitsTitle: 'What this does not prove',
  limits: [
    ...proofLimits,
    'Decisions of staff are in the log too, but name staff and are not listed here.',
  ],
} as const;
