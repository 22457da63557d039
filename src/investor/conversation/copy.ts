type Kind = 'deposit' | 'withdrawal';

export const copy = {
  title: 'Messages',
  us: 'Plainvest',
  you: 'You',
  seen: (time: string) => `Seen ${time}`,
  intro: (kind: Kind) => `Question about this ${kind}? We answer here and email you.`,
  disagree: 'You sent the coin, or disagree? Reply here and we check again.',
  withdraw: 'Haven’t sent the coin? Ask us here to cancel the deposit.',
  asked: (kind: Kind) => `Your ${kind} waits for your answer.`,
  message: 'Your message',
  send: 'Send',
  attach: 'Attach proof',
  added: 'I have added the proof.',
  left: (count: number) => `${count} characters left`,
  questions: {
    label: 'Messages from us',
    title: (kind: Kind, reference: string) => `We wrote about your ${kind} ${reference}`,
    unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
    waits: 'It waits for your answer.',
    read: 'Read and answer',
    answer: 'Answer',
    more: (count: number) => `${count} more`,
  },
  badge: (count: number) => (count === 1 ? 'new message' : 'new messages'),
} as const;
