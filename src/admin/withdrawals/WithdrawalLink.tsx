import { RecordLink } from '../shell/RecordLink.tsx';

/** A withdrawal's reference, leading to its page. */
export const WithdrawalLink = ({ id }: { id: string }) => (
  <RecordLink resource="withdrawals" id={id} />
);
