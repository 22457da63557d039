import { NetworkError } from '#src/shared/api/apiError.ts';
import { useConnection as useReach } from '#src/shared/connection/useConnection.ts';
import { useOverview } from './useOverview.ts';

export interface Connection {
  /** The time of the last answer, while the server does not answer. */
  lostAt: Date | undefined;
  retry: () => void;
}

/** Whether the server answers; while it does not, staff decide nothing. */
export function useConnection(): Connection {
  const { error, dataUpdatedAt, refetch } = useOverview();
  const { lost, answeredAt, check } = useReach();
  const isLost = lost !== undefined || error instanceof NetworkError;
  return {
    lostAt: isLost ? (answeredAt ?? new Date(dataUpdatedAt || Date.now())) : undefined,
    retry: () => {
      void check();
      void refetch();
    },
  };
}
