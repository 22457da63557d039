export const payoutMessages = {
  unavailable: 'This server cannot build transactions.',
  notRead: 'The Bitcoin node is not connected, or was not read in the last ten minutes.',
  noKey: 'Add the account key of a hardware wallet under Settings first.',
  noRate: 'No checked rate is available. Please try again in a minute.',
  noFee: 'The node has no estimate of the fee. Choose a fee rate.',
  feeOutside: (floor: number, ceiling: number) =>
    `Choose a fee rate from ${floor} to ${ceiling} sat/vB.`,
  feeTooMuch:
    'The fee is more than a tenth of the coin that is spent. Wait for lower fees, or pay more withdrawals together.',
  tooLittle: (missing: string) =>
    `The addresses of your key have too little coin in blocks: ${missing} BTC are missing.`,
  earlier:
    'An earlier payout of one of these withdrawals can still be sent. Wait until the payout that holds its coin has ended.',
  dust: 'One of these withdrawals is too little for a Bitcoin output.',
  otherCoin: 'Choose withdrawals of Bitcoin only.',
  addressTwice: 'Two withdrawals to one address need two payouts.',
  made: 'Payout made. Sign its file with the hardware wallet.',
  unreadable: 'This is neither a signed file of a wallet nor a transaction.',
  unsigned: 'A signature is missing. Sign this file on the device, and add what it returns.',
  partial:
    'A signature does not cover the whole transaction. Keep this file from others, and tell who runs this server.',
  other:
    'This is another transaction, so it was not taken. Compare each address on the device before you sign.',
  signed: 'Signed. The node checks the transaction now.',
  announced: 'Noted. The withdrawals are paid once the node shows the transaction in a block.',
  spentBefore: 'Another transaction spends coin of this payout. Cancel it and make another.',
  notOpen: 'This payout has ended, or was sent before.',
  notAccepted: 'The node has not accepted the signed transaction yet.',
  sending: 'The node sends the transaction now.',
  cancelled: 'Payout cancelled. Its withdrawals and its coin are free again.',
  notMaker: (name: string) => `${name} made this payout. Only they can raise its fee.`,
  beingReplaced:
    'A replacement of this payout waits for its signature. Send or cancel that one first.',
  feeTooLow: (least: number) =>
    `Nodes take a replacement only for a higher fee. Choose at least ${least} sat/vB.`,
  replacementMade:
    'Replacement made. Sign its file with the hardware wallet. The first transaction stays valid until it is sent.',
  paysOthers:
    'The file of this payout does not pay the approved withdrawals. Do not sign it, and tell who runs this server.',
  beingSent:
    'The node may have this transaction. It can be cancelled once the node answers that it does not.',
  tooMuchCoin:
    'This payout would spend more than 150 payments. Pay fewer withdrawals, or bring your coin together first.',
  refused: (reason: string) => `The node does not take the transaction: ${reason}.`,
  notSettled: (reason: string) =>
    `It is in a block, but a withdrawal cannot be marked as paid: ${reason}`,
} as const;
