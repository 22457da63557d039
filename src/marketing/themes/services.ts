import type { Theme } from './theme.ts';

export const services: Theme[] = [
  {
    name: 'planning-services',
    title: 'Planning services',
    kind: 'service',
    summary: 'Goals, dates and what you can spare on one page, before you look at a product.',
    caption:
      'Each step carries the next: debts first, then a reserve, then goals, and investing last.',
    whatItIs: [
      'Planning is the work of writing down what comes in, what goes out, what you want and when, and what could go wrong. A planner helps with it and is paid for it; much of it you can do alone with a sheet of paper.',
      'A plan says what each sum is for. That alone answers many questions about products, because money with a near date and money without one belong in different places.',
    ],
    earns: [
      'Paying off a costly debt: what you no longer owe in interest is certain in a way that no investment is.',
      'A reserve, which keeps you from selling or borrowing at a bad moment.',
      'Fewer decisions made in a mood, and fewer charges that come with them.',
    ],
    loses: [
      'A planner can be wrong about markets, tax or you, and you carry the loss.',
      'A planner who is paid by the seller of a product recommends that product.',
      'A plan that no one reviews becomes a list of old wishes.',
    ],
    costs: [
      'Your own time, which is the larger part.',
      'A fee by the hour or per plan, for an independent planner.',
      'With “free” planning, a commission inside the product that you are sold.',
    ],
    horizon:
      'An evening to begin, an hour a year to keep up, and a fresh look after each large change.',
    notFor: [
      'Anyone whose case is simple: a paid planner may cost more than the plan is worth.',
      'Anyone in serious debt. See a debt adviser first; charities offer that without charge in many places.',
    ],
    ask: [
      'Who pays you, and how much, if I follow your advice?',
      'Are you licensed here, and where can I look that up?',
      'May I take the plan away and carry it out elsewhere?',
    ],
    glance: {
      loseMore: 'Not by planning itself',
      leaving: 'At any time; the plan is yours',
      income: 'None; it saves costs and mistakes',
    },
    here: 'Plainvest employs no planner and earns nothing from one. The Planning page shows how to make a plan yourself.',
    example: 'plannerExample',
  },
  {
    name: 'assets-management',
    title: 'Assets management',
    kind: 'service',
    summary: 'What it means to hand decisions to someone else, and the questions to ask first.',
    caption:
      'The same growth twice. A yearly fee looks small and takes a growing part over the years.',
    whatItIs: [
      'An asset manager decides what is bought and sold with your money, within a mandate that you sign. Someone else, a custodian, should hold the assets in your name.',
      'That separation is the heart of it. A manager who also holds the money, and who alone says what it is worth, can hide a loss or a theft for years.',
    ],
    earns: [
      'What the assets earn, if the manager’s choices do better than their cost.',
      'Time and calm, for someone who would otherwise neglect the matter or overdo it.',
    ],
    loses: [
      'The assets fall; a manager cannot prevent that and is paid all the same.',
      'Fees take a growing part of the result, as the picture shows.',
      'A mandate that is too wide lets a manager take risks that you never meant.',
      'Money that the manager holds instead of a custodian can disappear with the manager.',
    ],
    costs: [
      'A yearly share of everything that is managed, in good years and bad.',
      'Charges of the funds that the manager buys, on top.',
      'Sometimes a share of gains, rarely a share of losses.',
    ],
    horizon: 'Years. Changing managers often costs more than it brings.',
    notFor: [
      'Sums so small that the fee takes what they could earn.',
      'Anyone who cannot see the assets at an independent custodian.',
      'Anyone who was promised a fixed return. No honest manager does that.',
    ],
    ask: [
      'Who holds the assets, in whose name, and who checks the holder?',
      'What did I pay in all last year, in dollars and not as a share?',
      'How do I leave, how long does it take, and what does it cost?',
    ],
    glance: {
      loseMore: 'No, unless the mandate allows borrowing',
      leaving: 'By notice, as the mandate says',
      income: 'Whatever the assets pay, less the fee',
    },
    here: 'Plainvest manages no assets. A balance here is in dollars and is not invested in anything.',
    example: 'feesExample',
    figures: ['managersLagged'],
  },
  {
    name: 'retirement-planning',
    title: 'Retirement planning',
    kind: 'service',
    summary: 'Why time, inflation and the order of good and bad years decide so much.',
    caption:
      'Savings grow until the last working day and are used up after. A bad start empties them early.',
    whatItIs: [
      'Retirement planning asks three things: what will I need each month, what will certainly come in, and how large is the gap. Saving and investing are about the gap alone.',
      'What makes it hard is that two dates are unknown, the last working day and the last day, and that prices will have risen by then.',
    ],
    earns: [
      'State and workplace pensions, often with a contribution from the employer that you would otherwise forgo.',
      'Tax relief on pension savings, where the law gives it.',
      'Growth over decades, in years in which nothing is taken out.',
    ],
    loses: [
      'A pension product that grows more slowly than prices buys less each year.',
      'A plan that holds mostly shares can fall just before you need it.',
      'Taking out too much in good years empties the pot in bad ones.',
      'People often lose a secure pension by moving it into something that promises more.',
    ],
    costs: [
      'Yearly charges of pension products, over a very long time.',
      'Charges and lost benefits when a pension is moved.',
      'Tax when the money is drawn.',
    ],
    horizon:
      'Decades of saving and decades of drawing. Starting early costs little; starting late costs a lot.',
    notFor: [
      'Anyone who would have to give up an emergency reserve for it.',
      'Crypto-assets as the only pillar: they pay no income, and no one owes you anything.',
    ],
    ask: [
      'What will the state and my employers pay, in writing?',
      'Do I lose any secured benefit if I move this pension?',
      'What do I cut first if the first years are bad?',
    ],
    glance: {
      loseMore: 'No, but it can run out',
      leaving: 'Often not before a certain age',
      income: 'Yes, that is its purpose',
    },
    here: 'An account at Plainvest is not a pension, has no tax advantage and earns no return.',
    example: 'drawingExample',
  },
  {
    name: 'private-wealth',
    title: 'Private wealth',
    kind: 'service',
    summary:
      'Larger sums need the same basics, kept more carefully: diversification, records, succession.',
    caption: 'A fortune is spread over several holders and people, with records that join them.',
    whatItIs: [
      'Private wealth means looking after sums that are large for the family they belong to: spreading them, recording them, protecting them, and passing them on.',
      'Little of it is about clever investments. Private fortunes are lost through one holding that grew too large, from trust in one person, and from missing papers.',
    ],
    earns: [
      'What the parts earn, after costs; diversification adds no return, but it keeps one failure from taking all.',
      'Terms and fees that can be negotiated, because larger sums are worth having.',
      'A settled succession, which saves heirs tax, time and quarrels.',
    ],
    loses: [
      'One company, one building or one coin makes up most of the fortune and fails.',
      'One trusted person has access to everything.',
      'Exclusive offers that are open to few, because few would check them.',
      'Coins without keys and instructions are lost with the person who knew them.',
    ],
    costs: [
      'Fees of advisers, custodians, lawyers and trustees, which overlap easily.',
      'Structures that cost more each year than they save.',
      'Tax on gains, gifts and estates, often in more than one country.',
    ],
    horizon:
      'More than one lifetime. The plan has to work when its author cannot explain it any more.',
    notFor: [
      'Anyone who seeks secrecy from tax authorities; that is a crime, not a service.',
      'Sums for which simple accounts and a will do as well.',
    ],
    ask: [
      'Who else could move this money, and who would notice?',
      'Could my heirs find and reach everything with what is written down today?',
      'What share rests on one name, and what happens without it?',
    ],
    glance: {
      loseMore: 'No, unless structures borrow',
      leaving: 'Depends on each holder',
      income: 'Whatever the parts pay',
    },
    here: 'Plainvest offers no private banking, no trusts and no special terms. Each account has the same rules.',
    example: 'spreadExample',
  },
];
