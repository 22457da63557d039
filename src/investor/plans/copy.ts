export const copy = {
  specimen: 'Specimen terms, not offered',
  periodUnstated: 'period not stated',
  principal: 'Principal Return Available',
  risk: 'Read the risk summary',
  my: {
    title: 'My Plans',
    heading: 'My Investment (0)',
    empty: 'You do not have any plans',
    why: 'We offer no plans. The link below leads to an ordinary deposit.',
    investNow: 'Invest Now',
  },
  trading: {
    title: 'Trading Plans',
    text: 'Not on offer. These plans show the terms that fraudulent schemes use, so that you know them when you see them. We pay no fixed return.',
    select: 'Select Plan',
    submit: 'Continue',
    next: 'Select a plan to read what is wrong with it.',
    selectFirst: 'Select a plan first.',
  },
  plan: {
    title: (title: string) => `The ${title} plan is not on offer`,
    sections: [
      [
        'What the plan would be',
        (rate: string, range: string) =>
          `It would advertise ${rate} on ${range}, "Principal Return Available".`,
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
    deposit: 'Deposit',
    back: 'Back to the trading plans',
  },
} as const;
