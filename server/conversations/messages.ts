export const conversationMessages = {
  sentToInvestor: 'Question sent. We mailed the investor.',
  sentToUs: 'Message sent. We answer here and email you.',
  noAnswer: (status: string) =>
    `This account is ${status}, so the investor could not read or answer a message.`,
  read: 'Marked as read.',
} as const;
