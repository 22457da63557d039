interface Named {
  kind: string;
  _id: string;
}

/** The page of a deposit or withdrawal. */
export const recordPath = ({ kind, _id }: Named): string =>
  `/user/${kind === 'deposit' ? 'deposit' : 'withdraw'}/${_id}`;

/** Its messages, on its page. */
export const messagesPath = (record: Named): string => `${recordPath(record)}#messages`;
