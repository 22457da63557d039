import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { chain, type PaymentProof } from '#contract/chain.ts';
import { formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import type { BlockVerdict } from '#contract/proof/blockProof.ts';
import { CheckLines } from '#src/admin/checks/CheckLines.tsx';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { copy } from './copy.ts';

type Payment = EvidenceRecord['chain']['payments'][number];

interface BlockProofProps {
  address: string;
  payment: Payment;
}

const isOf = (proof: PaymentProof, { address, payment }: BlockProofProps): boolean =>
  proof.txid === payment.txid &&
  proof.address === address &&
  formatUnits(BigInt(proof.units), { decimals: unitDecimals.BTC }) === payment.amount;

/** Computes in this browser that a block has the payment, so that staff need not trust the server. */
export function BlockProof(props: BlockProofProps) {
  const { _id: id, confirmations } = props.payment;
  const { data, error } = useQuery({
    queryKey: ['block-proof', id, confirmations],
    queryFn: async ({ signal }): Promise<BlockVerdict> => {
      const { data: proof } = await send(chain.proof, { params: { id }, signal });
      // Loaded on demand: few pages have a mined payment.
      const { checkBlockProof } = await import('#contract/proof/blockProof.ts');
      return isOf(proof, props) ? checkBlockProof(proof) : { proved: false, fault: 'output' };
    },
  });
  if (error) return <Box sx={{ color: 'error.main' }}>{messageOf(error)}</Box>;
  if (!data) return <Box sx={{ color: 'text.secondary' }}>{copy.proof.reading}</Box>;
  if (!data.proved) {
    return <CheckLines checks={[{ state: 'bad', text: copy.proof.faults[data.fault] }]} />;
  }
  const detail = copy.proof.blocks(data.confirmations);
  return <CheckLines checks={[{ state: 'ok', text: copy.proof.holds, detail }]} />;
}
