export const copy = {
  network: (name: string) => `${name} network`,
  copy: 'Copy',
  copyAmount: 'Copy amount',
  copyAddress: 'Copy address',
  txid: 'Transaction id',
  copyTxid: 'Copy transaction id',
  explorer: 'Look it up on the chain',
  openWallet: 'Open in wallet',
  sentTo: 'Address of this deposit. Do not send to it again.',
} as const;
