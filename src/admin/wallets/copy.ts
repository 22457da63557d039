import type { Coin } from '#contract/coin.ts';
import { coinNames } from '#contract/coin.ts';

export const copy = {
  title: 'Wallets',
  text: 'The newest address of each coin receives deposits.',
  update: 'Update Wallet',
  fetching: 'Fetching Wallet Addresses...',
  fetched: 'Wallet Addresses Fetched Successfully!',
  uploading: 'Uploading Wallet Address...',
  deleting: 'Deleting Wallet Address...',
  empty: 'No wallet address is saved yet. Investors cannot deposit until there is one.',
  columns: {
    coin: 'Type',
    address: 'Address',
    active: 'Use',
    received: 'Received',
    addedBy: 'Added by',
    action: 'Action',
  },
  active: 'Active',
  activeSample: 'Active, sample',
  replaced: 'Replaced',
  proposed: 'Waits for approval',
  activeFrom: (from: string) => `Active from ${from}`,
  deleted: 'Deleted',
  by: (name: string | null) => (name ? `by ${name}` : ''),
  deposits: (count: number) =>
    count === 1 ? '1 deposit' : `${count.toLocaleString('en')} deposits`,
  nodes: {
    title: 'Nodes',
    off: (coin: string) => `${coin}: not connected. Staff decide by the proof.`,
    toConnect: (variable: string) => `The operator connects it by the setting ${variable}.`,
    connected: (coin: string, height: number | null) =>
      height === null ? `${coin}: connected` : `${coin}: connected, block ${height}`,
    second: (height: number) => `second node at block ${height}`,
    trouble: (coin: string, problem: string) => `${coin}: ${problem}`,
  },
  history: 'Deleted addresses',
  allHistory: (count: number) => `Show all ${count}`,
  qr: 'QR code',
  qrOf: (address: string) => `QR code of ${address}`,
  address: 'Wallet address',
  changes: {
    title: 'Latest changes',
    line: (what: string, who: string) => `${what} by ${who},`,
    moved: (coin: string, from: string, to: string) => `${coin} deposits: ${from} → ${to}`,
    none: 'none',
  },
  add: {
    hint: 'Mainnet only. The checksum is checked.',
    right: (coin: Coin) => `Valid ${coinNames[coin]} address`,
    wrong: 'Not valid yet',
    type: 'Type',
    ownCoin:
      'Only we can spend from it: raise an alarm if coin leaves without an announced payment',
    image: 'QR image (optional)',
    imageHint: 'It must encode exactly this address.',
    preview: 'QR preview',
    previewHint: 'Scan it with the wallet that owns the address before you save.',
    noPreview: 'The QR code appears once the address is valid.',
    effect: (coin: Coin, from: string | undefined) =>
      from === undefined
        ? `${coinNames[coin]} deposits open: new ones go to this address once it is approved.`
        : `New ${coinNames[coin]} deposits go to this address once it is approved, no longer to ${from}.`,
    open: 'Open deposits keep the address that they were quoted. All staff get a mail.',
    submit: 'Update Wallet',
  },
  delete: {
    button: 'Delete',
    title: 'Delete wallet address',
    text: 'This address receives no new deposits. Open deposits keep their own copy of it. All staff get a mail.',
    follows: (coin: Coin) => `Where do new ${coinNames[coin]} deposits go?`,
    use: 'Use the replaced address',
    added: (name: string | null, at: string) =>
      name ? `Added by ${name}, ${at}.` : `Added ${at}.`,
    replaced: (name: string | null, at: string) =>
      name ? `Replaced by ${name}, ${at}.` : `Replaced ${at}.`,
    pause: (coin: Coin) => `Pause ${coinNames[coin]} deposits`,
    pauseText: (count: number) =>
      count > 1
        ? `The other ${count} addresses are deleted too. Investors can deposit again once you add an address.`
        : 'The other address is deleted too. Investors can deposit again once you add an address.',
    last: (coin: Coin) =>
      `No other ${coinNames[coin]} address is saved: ${coinNames[coin]} deposits pause until you add one.`,
    choose: 'Choose where new deposits go.',
    submit: 'Delete',
    of: (address: string) => `Delete ${address}`,
  },
} as const;
