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

/** Whether a row has a page with messages: an adjustment and a reversal have none. */
export const hasPage = ({ kind }: Pick<Named, 'kind'>): boolean =>
  kind === 'deposit' || kind === 'withdrawal';
