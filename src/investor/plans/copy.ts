export const copy = {
  specimen: 'Specimen terms, not offered',
  periodStated: 'for each day, as worded',
  periodUnstated: 'period not stated',
  principal: 'Principal Return Available',
  risk: 'Read the risk summary',
  my: {
    title: 'My Plans',
    heading: 'My Investment (0)',
    empty: 'You do not have any plans',
    why: 'No plan can be subscribed: the trading plans here are specimen terms and are not on offer.',
    investNow: 'Invest Now',
  },
  trading: {
    title: 'Trading Plans',
    text: 'These four cards show terms as schemes of this kind word them. They are not an offer, and nothing here promises or pays a return.',
    select: 'Select Plan',
    submit: 'Continue',
    selectFirst: 'Select a plan first.',
  },
  plan: {
    title: (title: string) => `The ${title} plan is not on offer`,
    sections: [
      [
        'What the plan would be',
        (rate: string, from: string, below: string) =>
          `Its specimen terms name ${rate} and the words "Principal Return Available" for amounts from ${from} up to, but not including, ${below}.`,
      ],
      [
        'Who bears the loss',
        () =>
          'You would. No one can pay a fixed return every day and give the money back whenever asked: a promise of both is the textbook sign of a fraudulent scheme.',
      ],
      [
        'It is not on offer',
        () => 'You cannot subscribe to it here, and this product never credits a return.',
      ],
      ['No money moves', () => 'Nothing was reserved or paid by opening this page.'],
    ],
    deposit: 'Make an ordinary deposit',
    back: 'Back to the trading plans',
  },
} as const;
