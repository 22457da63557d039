const csv = ['text/csv'] as const;
const pictures = ['image/gif', 'image/jpeg', 'image/png'] as const;

export const aboutWallets = {
  wallets: {
    title: 'Wallets',
    calls: {
      one: {
        summary:
          'Reads a wallet by its id, or the active one by btc or eth; of a key with the address of the caller.',
      },
      add: {
        summary:
          'Proposes a receiving address with the approval of the caller; once approved it becomes the active one of its coin.',
        errors: ['conflict', 'forbidden', 'too-many-requests'],
      },
      list: {
        summary: 'Lists the wallets that are not retired, or all, with what came in by each.',
      },
      remove: {
        summary:
          'Retires a wallet, whose address deposits keep; for the active one, next says what follows.',
        errors: ['conflict', 'rule'],
      },
      image: { summary: 'Reads the QR picture that staff added to a wallet.', files: pictures },
    },
  },
  accountKeys: {
    title: 'Receiving keys',
    calls: {
      add: {
        summary:
          'Proposes an extended public key with the approval of the caller; once approved, addresses are derived from it.',
        errors: ['conflict', 'forbidden'],
      },
      read: { summary: 'Reads a key with its descriptor and how many of its addresses were used.' },
      addresses: {
        summary: 'Streams the addresses of a key that were issued, with their paths, as CSV.',
        files: csv,
      },
    },
  },
} as const;
