import type { Fault } from './checkProof.ts';

/** Titles and reasons of the faults of a proof. */
export const faults: Record<Fault, readonly [title: string, reason: string]> = {
  unreadable: [
    'This is not a whole checkpoint or proof.',
    'Copy all lines, from the name of the log to the end of the line that begins with —.',
  ],
  'other-log': [
    'This is about another log.',
    'The first line names it. A log gets a new name only after a database was restored, which we must tell you.',
  ],
  unsigned: [
    'The signature is not ours.',
    'The key that signs the log today did not sign this. Keep it, and write to us and to others who hold a checkpoint.',
  ],
  older: [
    'Your checkpoint has more lines than the log today.',
    'Lines are missing. Keep your checkpoint, and write to us and to others who hold one.',
  ],
  'not-continued': [
    'Today’s log does not continue yours.',
    'Lines that your checkpoint covers were changed or removed. Keep it, and write to us and to others who hold one.',
  ],
  'not-included': [
    'This line is not in the log.',
    'Keep the file, and write to us and to others who hold a checkpoint.',
  ],
  'not-counted': [
    'This balance is not in the sum that the log has.',
    'A part, a hash or a sum on its way to the root is not as it was. Keep the file, and write to us and to others.',
  ],
  'not-issued': [
    'This file is not the statement that the log has.',
    'One changed byte makes another file. Ask for the statement again under Transactions, and compare.',
  ],
};
