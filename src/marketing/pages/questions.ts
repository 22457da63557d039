import { placeholder } from '#contract/placeholders.ts';

interface QuestionGroup {
  id: string;
  title: string;
  /** Questions and answers; no answer has a link or a figure. */
  questions: readonly (readonly [question: string, answer: string])[];
}

/** The questions of the help page, by subject. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'account',
    title: 'The account',
    questions: [
      [
        'What is Plainvest?',
        'A dollar account that you fund with Bitcoin or Ethereum. We check each payment and credit it. You can withdraw it in coins.',
      ],
      [
        'Do I earn anything?',
        'No. A balance earns no interest and no return. It is not an investment.',
      ],
      [
        'What does it cost?',
        'We charge nothing for a deposit or a withdrawal. You pay the network fee when you send coins to us. We pay it when we send coins to you.',
      ],
      ['How do you earn money?', placeholder('income')],
      [
        'How do I close my account?',
        'Withdraw your balance, then write to support. We keep the records that the law asks for.',
      ],
    ],
  },
  {
    id: 'deposits',
    title: 'Deposits',
    questions: [
      [
        'How much can I deposit?',
        `At least ${placeholder('minDeposit')}. The form shows the maximum, if there is one.`,
      ],
      [
        'Which network do I use?',
        'Bitcoin on the Bitcoin network, Ether on Ethereum mainnet. Do not send tokens, or pay by Lightning or another network. We do not receive such payments and cannot return them.',
      ],
      [
        'When is my deposit credited?',
        `A person checks it against your quote within ${placeholder('reviewTime')}. We email you the decision.`,
      ],
      [
        'I paid after the quote expired. What happens?',
        'Open the deposit, tell us that you sent the coin, and add the transaction id. We mark it late and review it by hand. We credit it at the quote or at the rate on its arrival, or do not credit it. Coins that we do not credit stay yours, and we send them back less the network fee.',
      ],
      [
        'I sent a different amount. What happens?',
        'If we accept the deposit, we credit what arrived. The deposit then shows both amounts and the reason.',
      ],
    ],
  },
  {
    id: 'withdrawals',
    title: 'Withdrawals',
    questions: [
      [
        'How much can I withdraw?',
        `At least ${placeholder('minWithdrawal')}, and at most what is available. The operator may set a daily limit, which the form shows.`,
      ],
      [
        'When can I withdraw?',
        'At any time, unless withdrawals are paused. After a change of password or email address you wait a day.',
      ],
      [
        'How long does a withdrawal take?',
        `A person reviews it within ${placeholder('reviewTime')}, and may first ask who you are. Then we send the coins, and the network confirms them. We email you at each step.`,
      ],
      [
        'Which rate do I get for a withdrawal?',
        'The rate at the moment when we pay, from the same sources as a quote, without a margin. The form shows an estimate.',
      ],
    ],
  },
  {
    id: 'safety',
    title: 'Safety',
    questions: [
      [
        'Is my money protected?',
        'No protection scheme covers it. Your balance is a claim on the operator, and you lose it if the operator cannot pay.',
      ],
      [
        'Someone asks me to pay before I can withdraw. Is that you?',
        'No. It is a scam: no fee, tax or deposit is ever due first. Send nothing.',
      ],
    ],
  },
];

/** All of them, also for search engines. */
export const questions = questionGroups.flatMap((group) => group.questions);
