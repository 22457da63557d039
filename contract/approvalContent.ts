import { string } from 'yup';

/**
 * The text of a subject as the approver saw it. With another text than the subject's the database
 * refuses the approval. Required with a signature.
 */
export const approvedContent = () => string().max(1_200);

interface Subject {
  id: string;
  userId: string;
  coin: string;
  address: string;
  cents: bigint;
}

interface NamedDeposit extends Subject {
  txid: string | null;
}

/** As `subject_text` of the database: the deposit with its transaction id, and the amount to credit. */
export const depositContent = ({ txid, ...subject }: NamedDeposit): string => {
  const { id, userId, coin, address, cents } = subject;
  return ['deposit', id, userId, coin, address, cents, ...(txid ? [txid] : [])].join('|');
};

/** As `subject_text` of the database. */
export const withdrawalContent = ({ id, userId, coin, address, cents }: Subject): string =>
  ['withdrawal', id, userId, coin, cents, address].join('|');
