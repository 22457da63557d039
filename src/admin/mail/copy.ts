export const copy = {
  title: 'Mail',
  hint: 'Demo mode: mails are kept here. With a mail server they go out and are not shown.',
  empty: 'No mail yet.',
  noMatch: 'No mail went to this address.',
  columns: { to: 'To', subject: 'Subject', createdAt: 'Written', sentAt: 'Sent', text: 'Text' },
  to: 'Recipient starts with',
  sorts: { newest: 'Newest first', oldest: 'Oldest first' },
  waiting: 'Not yet',
  open: 'Read',
  read: (subject: string) => `Read: ${subject}`,
} as const;
