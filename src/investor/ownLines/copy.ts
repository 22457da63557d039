import type { OwnLine } from '#contract/ownLine.ts';

const actions: Partial<Record<OwnLine['action'], string>> = {
  'quote.make': 'Quote fixed',
  'quote.sent': 'Reported as sent',
  'deposit.make': 'Submitted',
  'withdrawal.make': 'Requested',
  'statement.issue': 'Issued',
};

const legs: Readonly<Record<string, string>> = {
  credit: 'Added to your balance',
  debit: 'Taken from your balance',
  hold: 'Put on hold',
  release: 'Available again',
  settle: 'Paid out',
};

export const copy = {
  title: 'Check your records',
  balance: {
    title: 'Is my money counted?',
    text: 'Each day we add up what we owe to all investors and sign the sum. Your browser checks that your balance is in it.',
    absent:
      'Your account was not in the last sum of what we owe. It is in the next one, taken each day, once it has an entry.',
    unsigned: (at: string) =>
      `Not checked yet. We added it up at ${at}. You can check it here once we have signed it, usually within a minute.`,
    all: 'Owed to all investors',
    at: (moment: string) => `Your share on ${moment}`,
    counted: 'available and on hold',
    added: 'Added after that',
    taken: 'Taken after that',
    next: 'in the next sum',
    now: 'Now',
    parts: (available: string, held: string) => `${available} available and ${held} on hold`,
    otherAccount:
      'This proof is about another account. Keep a picture of this page and write to us.',
    how: 'How this was checked',
    file: 'plainvest-balance.json',
  },
  lead: 'Your transactions',
  explained:
    'Each one is added to a signed log within minutes, where any change would show. Your browser looks each up there. Amounts in grey have not changed your total.',
  subjects: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    adjustment: 'Adjustment',
    reversal: 'Reversal',
    quote: 'Quote',
    statement: 'Statement',
  },
  step: ({ action, details }: OwnLine) =>
    actions[action] ?? legs[String(details.leg)] ?? 'Recorded',
  line: (index: number) => `Log entry ${(index + 1).toLocaleString('en-US')}`,
  linesOf: (reference: string) => `Log entries of ${reference}`,
  declined: 'Declined later.',
  checking: 'Checking',
  good: 'In the log',
  bad: 'Not in the log: write to us and keep this',
  later: 'Not signed yet',
  unsupported: 'Needs a newer browser and https',
  keep: 'Download evidence',
  file: (index: number) => `plainvest-line-${index + 1}.json`,
  none: 'Your first deposit appears here.',
  head: (at: string) => `Checked against the log as signed ${at}.`,
  page: 'How the log works',
  older: 'Show older transactions',
  provesTitle: 'What a passed check proves',
  proves: [
    'Your balance is in the sum of what we say we owe to all investors.',
    'Each movement “In the log” was written there and has not changed since.',
  ],
  limitsTitle: 'What this does not prove',
  limits: [
    'It does not prove that we hold enough coins to pay everyone.',
    'It does not prove that an entry was true, only that it has not changed since.',
    'Money that moved without an entry does not show here.',
    'It does not prove that everyone sees the same log. “How the log works” shows how to compare.',
    'No one outside has verified this software.',
  ],
} as const;
