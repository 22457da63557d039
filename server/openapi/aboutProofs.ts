/** Calls that others use to check the platform. */
export const aboutProofs = {
  issuedStatements: {
    title: 'Issued statements',
    calls: {
      list: { summary: 'Lists the statements that were issued to the caller, newest first.' },
      issue: {
        summary: 'Issues the statement of a closed month, once; a repeat answers with the first.',
        errors: ['unavailable'],
      },
      pdf: { summary: 'Reads the file of an issued statement.', files: ['application/pdf'] },
      signature: {
        summary: 'Reads the signature of an issued statement, as a C2SP signed note.',
        files: ['text/plain'],
      },
      byHash: {
        summary: 'Says when a file with this SHA-256 was issued, and reads its line in the log.',
        errors: ['not-found'],
      },
    },
  },
  log: {
    title: 'The log that others can verify',
    calls: {
      checkpoint: {
        summary: 'Sends the newest signed head of the log, as a C2SP checkpoint.',
        files: ['text/plain'],
        errors: ['not-found'],
      },
      heads: { summary: 'Lists the newest 100 signed heads, and the key that signs them.' },
      consistency: {
        summary: 'Proves that the log of `to` lines continues that of `from` lines (RFC 6962).',
        errors: ['not-found'],
      },
      inclusion: {
        summary:
          'Proves that a line is in the log of `size` lines; `leaf` is the hash of the line.',
        errors: ['not-found'],
      },
      leaves: {
        summary: 'Lists hashes of lines, from which anyone can compute each head.',
        errors: ['not-found'],
      },
      mine: {
        summary:
          'Lists the lines about the caller with all that their hashes cover; lines of staff name staff and are left out.',
      },
    },
  },
  liabilities: {
    title: 'What is owed to investors',
    calls: {
      list: {
        summary:
          'Lists the newest 30 sums of all balances, each with the root of its tree, which is in the log.',
      },
      take: {
        summary: 'Sums all balances now, outside demo mode once an hour.',
        errors: ['conflict', 'too-many-requests'],
      },
      mine: {
        summary:
          'Reads the way of the balance of the caller to the root of the newest sum, or of one of the seven newest.',
      },
    },
  },
} as const;
