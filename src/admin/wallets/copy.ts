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
  key: {
    add: 'Add a deposit key',
    chip: 'Key',
    details: 'Addresses',
    detailsOf: (address: string) => `Addresses of the key with ${address}`,
    next: (index: number) => `next index ${index}`,
    text: 'Every Bitcoin deposit and every investor in Ethereum gets an address of this key. Ethereum: BIP 44 standard, not one account per address as in Ledger Live.',
    never:
      'Enter public keys only. A private key or recovery words that were typed here count as stolen.',
    coin: 'Coin',
    key: 'Extended public key or descriptor',
    keyHint: {
      BTC: 'xpub, zpub or wpkh([fingerprint/path]key/<0;1>/*)',
      ETH: 'xpub of the account',
    },
    fingerprint: 'Fingerprint of the master key',
    fingerprintHint: 'Eight digits that the device shows. A descriptor has it.',
    path: 'Path of the account (optional)',
    pathHint: {
      BTC: "By default 84'/0'/ and the account.",
      ETH: "By default 44'/60'/ and the account.",
    },
    check: 'Address 0/5, as the device shows it',
    checkHint: 'Read it from the device itself, not from this screen or an app.',
    submit: 'Add the key',
    adding: 'Adding the key...',
    page: {
      title: 'Receiving key',
      gap: (limit: number) =>
        `Set the gap limit of your wallet to ${limit}: else it does not find all coin.`,
      used: 'Used addresses',
      issued: (used: number, issued: number) => `${used} of ${issued}`,
      highest: 'Highest used index',
      none: 'None yet',
      longest: 'Longest run of unused ones',
      next: 'Next index',
      first: 'First address, never given to anyone',
      fingerprint: 'Fingerprint',
      path: 'Path',
      key: 'Account key',
      descriptor: 'Descriptor',
      range: (last: number) => `Range 0 to ${last}`,
      csv: 'All addresses (CSV)',
      saved: 'Addresses saved.',
    },
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
