import type { Theme } from './theme.ts';

export const markets: Theme[] = [
  {
    name: 'option-trading',
    title: 'Option trading',
    kind: 'asset class',
    summary: 'The right, not the duty, to buy or sell at an agreed price until an agreed day.',
    caption:
      'A bought call on its last day. Below the agreed price the whole premium is lost; above it the loss shrinks and turns into a gain.',
    whatItIs: [
      'An option is a contract between a buyer and a seller. The buyer pays a premium for a right until an agreed day: to buy something at an agreed price (a call) or to sell it (a put). The seller takes the premium and must deliver if the buyer asks.',
      'People use options for two opposite purposes. A holder of shares can buy a put as insurance against a fall. Someone without shares can buy a call as a bet on a rise. The contract is the same; what differs is what else you hold.',
    ],
    earns: [
      'A buyer gains when the price moves far enough in the expected direction, soon enough to make up for the premium.',
      'A seller earns the premium when nothing much happens and the option expires without value.',
      'A put works like insurance: it pays when the shares that it protects fall.',
    ],
    loses: [
      'A buyer loses the whole premium when the option expires without value, which is an everyday outcome and not an accident.',
      'An uncovered seller can lose far more than the premium received, because prices have no upper end.',
      'Time works against the buyer: an option loses value even when nothing moves.',
      'The price of an option also holds a guess about coming swings. When calm returns, options fall even if the direction was right.',
    ],
    costs: [
      'A commission per contract, often charged again at the end.',
      'The gap between buying and selling price, which is wide on contracts that few people trade.',
      'Interest on the money that a seller must leave with the broker as security.',
    ],
    horizon:
      'Days to months. An option has a last day, and being right after it is the same as being wrong.',
    notFor: [
      'Anyone who needs the premium for something else.',
      'Anyone who cannot say beforehand what the position loses in the worst case.',
      'Uncovered sellers who could not pay a loss larger than their account.',
    ],
    ask: [
      'What is the loss in the worst case, in dollars, for this position and everything that belongs to it?',
      'By how much must the price move, and until when, before I get my premium back?',
      'What happens if the option is exercised early, or on a day when I do not look?',
    ],
    glance: {
      loseMore: 'As a buyer no, as a seller yes',
      leaving: 'On trading days, at a price that may be poor',
      income: 'No; a seller is paid for taking a risk',
    },
    here: 'Plainvest takes no option orders and holds no options for anyone. This page explains; it offers nothing.',
    example: 'optionExample',
  },
  {
    name: 'stock-market',
    title: 'Stock market',
    kind: 'asset class',
    summary: 'A share of a company, with a share of its profits and of its failures.',
    caption:
      'A share price that falls, stays below its old high for years and may or may not return.',
    whatItIs: [
      'A share is a part of a company. Its holder has a claim on what the company pays out and on what is left if it is sold, after everyone to whom it owes money.',
      'Picking single shares well is hard. A fund holds many at once, so that one failure weighs less. An index fund simply holds what an index lists, which costs little and makes no attempt to be clever.',
    ],
    earns: [
      'Dividends, when the company earns money and decides to hand some of it out.',
      'A higher price, when the company earns more than buyers had expected.',
    ],
    loses: [
      'Prices can fall for years, and a single company can become worthless.',
      'Dividends are decided each time and can stop.',
      'Those who must sell at a bad moment lock the loss in.',
      'A loss needs a larger gain to make up for it, as the example shows.',
    ],
    costs: [
      'A commission or a spread on each purchase and each sale.',
      'In a fund, a yearly charge that is charged in good years and bad.',
      'Tax on dividends and gains, which depends on where you live.',
      'A currency exchange when the share trades in another currency than yours.',
    ],
    horizon:
      'Many years. Money that will be needed sooner should not depend on what a share costs that day.',
    notFor: [
      'Money with a date, such as a deposit on a home or a tuition fee.',
      'Anyone who would sell because the price has fallen.',
      'Anyone who would have to borrow to buy.',
    ],
    ask: [
      'How much do I hold of one company, one country and one currency?',
      'What did a fund like this lose in its worst stretch, and how long did it stay there?',
      'What does it cost each year, all charges together?',
    ],
    glance: {
      loseMore: 'No, unless you borrow',
      leaving: 'On trading days',
      income: 'Dividends, which may stop',
    },
    here: 'Plainvest takes no orders for shares or funds. The strip on the home page names two share indices and shows no figure for them, because no source of ours supplies one.',
    example: 'sharesExample',
    figures: ['sharesFell'],
  },
  {
    name: 'forex',
    title: 'Forex',
    kind: 'asset class',
    summary: 'One currency exchanged for another, mostly with borrowed money.',
    caption:
      'A small stake carries a large borrowed position, so a small move of the price takes the whole stake.',
    whatItIs: [
      'Forex is the exchange of one currency for another. Companies and travellers need it; traders speculate on it. Prices move with interest rates, trade, politics and the mood of the day.',
      'Private traders rarely exchange money. They hold contracts with a broker that follow the price, with a stake that is a small part of the position. That leverage is what makes forex dangerous, more than the currencies themselves.',
    ],
    earns: [
      'A gain when the currency you hold rises against the one you owe, by more than the costs.',
      'Sometimes a small daily interest difference, when the currency held pays more than the one owed.',
    ],
    loses: [
      'Leverage turns a small move into the loss of the whole stake, or more.',
      'Spreads and overnight charges add up, whichever way the price goes.',
      'Prices can jump past an order that was to end the loss (a stop order), above all at weekends and on news.',
      'Currencies as a whole pay nothing: what one side gains the other side loses, less what the brokers keep.',
    ],
    costs: [
      'The spread between buying and selling price, on every trade.',
      'A charge for each night on which a position is held.',
      'With some brokers a commission, and a worse price than the one on the screen.',
    ],
    horizon:
      'Minutes to weeks. No one is paid for holding a currency pair for years; a long wait only collects charges.',
    notFor: [
      'Anyone for whom the loss of the stake would be more than an annoyance.',
      'Anyone who has no hours to watch a position that moves day and night.',
      'Anyone who was invited by a stranger, a group chat or a “signal” service.',
    ],
    ask: [
      'Can I lose more than my stake, and is that written in the contract?',
      'What share of this broker’s private clients loses money? In many countries it must be published.',
      'Who holds my stake, and what happens to it if the broker fails?',
    ],
    glance: {
      loseMore: 'Depends on the contract; it may be yes',
      leaving: 'On weekdays, around the clock',
      income: 'None',
    },
    here: 'Plainvest offers no currency trading. Balances are kept in dollars; if you live with another currency, its rate against the dollar is a risk of your own.',
    example: 'forexExample',
  },
  {
    name: 'crypto-access',
    title: 'Crypto access',
    kind: 'asset class',
    summary: 'Bitcoin and Ethereum as a way to pay in, with the value counted in dollars.',
    caption:
      'Each block of a coin’s network names the one before it. What is final cannot be called back.',
    whatItIs: [
      'Bitcoin and Ethereum are entries on public networks that no bank runs. Anyone who knows a private key can move what belongs to it, and no one can undo the move.',
      'At Plainvest they are a means of payment. You send coins, staff compare them with your proof, and the dollar value at the quoted rate is credited. From then on you hold a balance in dollars and no coins.',
    ],
    earns: [
      'Holding coins yourself: a gain if someone later pays more for them. They earn nothing in between.',
      'Paying in here: nothing. A later rise of the coin is not yours, and neither is a later fall.',
    ],
    loses: [
      'A transfer to a wrong address or over a wrong network cannot be called back.',
      'Rates can change between your decision and the moment the coins arrive.',
      'Lost keys, fraud and failed platforms have emptied many holders’ wallets.',
      'A balance here is a claim on the operator. If the operator fails, you may not be paid.',
    ],
    costs: [
      'The network’s own fee, paid by the sender and higher when the network is busy.',
      'The gap between buying and selling price where you bought the coins.',
      'Tax: in many countries paying with a coin counts as selling it.',
    ],
    horizon:
      'For paying in, until the network and then staff have confirmed it. For holding coins, no one knows: prices have fallen for years before, and may do so again.',
    notFor: [
      'Anyone who would have to buy coins in a hurry because someone asks for them.',
      'Anyone who was told to send coins to release money that is said to be theirs. That is a fraud.',
      'Anyone who cannot afford the loss of the whole sum.',
    ],
    ask: [
      'Does every character of the address match the one on another screen?',
      'Which network does the address belong to, and which will my wallet use?',
      'What would I hold after the transfer, and who would owe it to me?',
    ],
    glance: {
      loseMore: 'No, but all of it',
      leaving: 'By a withdrawal that staff review',
      income: 'None',
    },
    here: 'This is the part that Plainvest does: it accepts both coins as payment and shows rate, source and time before you send. It does not hold coins in your name.',
    example: 'cryptoExample',
    figures: ['cryptoFraud'],
  },
];
