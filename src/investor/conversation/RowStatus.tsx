import { useKnownSummary } from '#src/investor/summary/useSummary.ts';
import { type Status, StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { openStatuses } from './openStatuses.ts';

interface RowStatusProps {
  row: { _id: string; status: Status; reversedAt?: string | null };
  plain?: boolean;
}

/** The status of a row, that it was reversed, or that we wait for an answer about it. */
export function RowStatus({ row: { _id, status, reversedAt }, plain = false }: RowStatusProps) {
  const questions = useKnownSummary()?.questions ?? [];
  const isAsked =
    openStatuses.includes(status) && questions.some((question) => question._id === _id);
  const shown = reversedAt ? 'reversed' : status;
  return <StatusBadge status={isAsked ? 'waits for you' : shown} plain={plain} />;
}
