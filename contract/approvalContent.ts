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

/** As `subject_text` of the database: the deposit, and the amount to credit. */
export const depositContent = ({ id, userId, coin, address, cents }: Subject): string =>
  ['deposit', id, userId, coin, address, cents].join('|');

/** As `subject_text` of the database. */
export const withdrawalContent = ({ id, userId, coin, address, cents }: Subject): string =>
  ['withdrawal', id, userId, coin, cents, address].join('|');
