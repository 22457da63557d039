export const copy = {
  title: 'Messages',
  ask: 'Ask investor',
  write: 'Write',
  none: 'No messages yet.',
  message: 'Message: the investor reads and answers it',
  send: 'Send',
  seen: (time: string) => `Seen ${time}`,
  show: 'Show messages',
  own: 'Your own: you write as the investor, on your own page.',
} as const;
