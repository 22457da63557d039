interface Named {
  kind: string;
  _id: string;
}

/** The page of a deposit or withdrawal. */
export const recordPath = ({ kind, _id }: Named): string =>
  `/user/${kind === 'deposit' ? 'deposit' : 'withdraw'}/${_id}`;

/** The id of the panel with its messages, for links to it. */
export const conversationId = 'messages';

/** Its messages, on its page. */
export const messagesPath = (record: Named): string => `${recordPath(record)}#${conversationId}`;
