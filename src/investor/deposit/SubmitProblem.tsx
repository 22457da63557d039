import Alert from '@mui/material/Alert';
import { NetworkError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from '../copy.ts';
import { CalledOff } from './calledOff.ts';
import { proofTooLarge } from './useCreateDeposit.ts';

const words = copy.deposit;

interface SubmitProblemProps {
  /** The field at fault refers to the alert by this id. */
  id: string;
  /** What is wrong with what was typed; it goes before a failure of the last try. */
  typed: string | undefined;
  failure: Error | null;
}

/** Why there is no deposit yet, kept in the page until the next try (S-243, S-368). */
export function SubmitProblem({ id, typed, failure }: SubmitProblemProps) {
  if (typed !== undefined || !failure) return <ErrorAlert id={id} message={typed} />;
  if (failure instanceof CalledOff) {
    return (
      <Alert severity={failure.allSent ? 'warning' : 'info'}>
        {failure.allSent ? words.unsure : words.stopped}
      </Alert>
    );
  }
  const sentence = messageOf(failure, proofTooLarge);
  // No answer leaves open whether the deposit was made: the same key makes another try safe.
  const open = failure instanceof NetworkError;
  return <ErrorAlert id={id} message={open ? `${sentence} ${words.cannotDouble}` : sentence} />;
}
