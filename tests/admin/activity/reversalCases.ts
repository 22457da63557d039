/** The lines of reversals with the details that the server writes. */
export const reversalCases = {
  'reversal.propose': {
    details: { source: 'deposit', reference: '#5A81CBA0CE', amount: '$500.00', reason: 'No coin' },
    text: 'proposed to reverse the deposit #5A81CBA0CE of Anna Berg, $500.00: “No coin”',
  },
  'reversal.make': {
    details: { source: 'adjustment', reference: '#5A81CBA0CE', amount: '$5.00', reason: 'Twice' },
    text: 'reversed the adjustment #5A81CBA0CE of Anna Berg, $5.00: “Twice”',
  },
};
