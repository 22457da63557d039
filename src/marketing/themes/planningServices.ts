import type { Theme } from './theme.ts';

export const planningServices: Theme = {
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
};
