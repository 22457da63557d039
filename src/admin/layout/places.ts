/** Other words that staff type for a screen. */
export const otherWords = {
  overview: 'dashboard home figures charts start',
  deposits: 'deposits payments receipts proofs confirm queue',
  withdrawals: 'payouts pay out requests approve',
  payouts: 'batch hardware wallet psbt sign send bitcoin',
  unclaimed: 'late coin chain orphan without deposit bitcoin ethereum',
  users: 'investors customers people clients accounts balances',
  activity: 'audit log history events',
  settings: 'configuration options preferences rules',
  reconciliation: 'chain coin cover reserves difference balance audit',
  team: 'staff invite colleagues roles admin duties revoke',
  account: 'profile my password sign-in theme sessions devices',
  mail: 'email emails outbox messages',
} as const;

/** Parts of screens, with the words for what they are for. */
export const places = [
  {
    text: 'Wallet addresses',
    screen: 'settings',
    part: '#wallets',
    words: 'wallets receiving bitcoin ethereum btc eth deposit address',
  },
  {
    text: 'Limits and pauses',
    screen: 'settings',
    part: '#rules',
    words: 'pause stop deposits withdrawals minimum maximum limit review hours age',
  },
  {
    text: 'Operator',
    screen: 'settings',
    part: '#operator',
    words: 'company legal name support mail complaints law',
  },
  {
    text: 'Approval rules',
    screen: 'settings',
    part: '#approvals',
    words: 'approvals second person four eyes wait payer',
  },
  {
    text: 'Ready reasons',
    screen: 'settings',
    part: '#reasons',
    words: 'decline reasons canned texts',
  },
  {
    text: 'Alarms',
    screen: 'overview',
    part: '',
    words: 'alarm alarms incident safeguards',
  },
  { text: 'Change password', screen: 'account', part: '', words: 'password passkey' },
  { text: 'Theme', screen: 'account', part: '', words: 'dark light mode appearance' },
] as const;
