const hoursOf = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);

export const copy = {
  paste: {
    button: 'Paste',
    label: 'Paste an address',
    refused: 'Your browser did not allow it. Paste into the field by hand.',
  },
  book: {
    title: 'Address book',
    off: 'Off',
    on: 'On',
    offText:
      'You can withdraw to any address, with no wait. Add your addresses first: each new one can be used only after its wait.',
    onText: 'Withdrawals go only to the addresses below, once their wait is over.',
    endingText: (moment: string) =>
      `Switched off. Until ${moment} withdrawals still go only to the addresses below.`,
    switchOn: 'Switch on',
    switchOff: 'Switch off',
  },
  turnOn: {
    title: 'Switch the address book on?',
    text: 'From now on, withdrawals go only to the addresses of your book. Someone who gets into your account cannot withdraw to their own address at once.',
    none: (hours: number) =>
      hours === 0
        ? 'You have no usable address yet. Add one before you withdraw.'
        : `You have no usable address yet, so you cannot withdraw until one has waited ${hoursOf(hours)}.`,
    off: (hours: number) =>
      hours === 0
        ? 'You can switch it off at any time.'
        : `If you switch it off later, it still holds for ${hoursOf(hours)}.`,
  },
  turnOff: {
    title: 'Switch the address book off?',
    text: (hours: number) =>
      hours === 0
        ? 'Withdrawals can then go to any address.'
        : `It still holds for ${hoursOf(hours)}. Then withdrawals can go to any address.`,
    mail: 'We email you a link that stops this, in case it was not you.',
  },
  list: {
    title: 'Your addresses',
    add: 'Add address',
    empty: (hours: number) =>
      hours === 0
        ? 'No address yet. Add one of your own wallet.'
        : `No address yet. While the book is on, you can use a new one after ${hoursOf(hours)}.`,
    usable: 'Usable',
    waits: (moment: string) => `Usable from ${moment}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
  },
  adding: {
    title: 'Add an address',
    coin: 'Coin',
    address: 'Address',
    addressHint:
      'Copy it from your own wallet, then compare every group; begin with the bold ones.',
    label: 'Label (optional)',
    labelHint: 'For example the name of your wallet.',
    wait: (hours: number) =>
      hours === 0
        ? 'You can withdraw to it at once. We email you a link that removes it, in case it was not you.'
        : `You can withdraw to it in ${hoursOf(hours)}. We email you a link that removes it, in case it was not you.`,
    submit: 'Add address',
  },
  removing: {
    title: 'Remove this address?',
    text: 'If you add it again, it waits again.',
    last: 'It is your last usable address. While the book is on, you cannot withdraw without one.',
    keep: 'Keep address',
    remove: 'Remove address',
  },
  about: {
    title: 'What it is for',
    points: [
      ['Only your addresses.', 'While the book is on, withdrawals go nowhere else.'],
      ['We email you', 'about each new address, with a link that removes it.'],
    ],
    waits: (hours: number) =>
      [
        [
          `A new address waits ${hoursOf(hours)}.`,
          'You have that time to remove an address that is not yours.',
        ],
        [
          `Switching off also waits ${hoursOf(hours)}.`,
          'Until then, withdrawals go only to your addresses.',
        ],
      ] as const,
  },
  choice: {
    legend: 'Destination address',
    chooseCoin: 'Choose a coin to see your addresses.',
    none: (coin: string) => `Your address book has no usable ${coin} address.`,
    waiting: (moment: string) => `The next one is usable from ${moment}.`,
    rule: 'Your address book is on: withdrawals go only to its addresses.',
    until: (moment: string) => `Your address book holds until ${moment}.`,
    manage: 'Open address book',
  },
} as const;
