import { RecordLink } from '../shell/RecordLink.tsx';

/** A deposit's reference, leading to its evidence. */
export const DepositLink = ({ id }: { id: string }) => <RecordLink resource="adminTrans" id={id} />;
