import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { OnProof } from './OnProof.tsx';

/** The coins of the quote, and whether the text of the proof has them. */
export const Coins = ({ evidence: { quote, coin, image } }: { evidence: EvidenceRecord }) =>
  quote ? (
    <>
      {quote.coinAmount} {coin} <OnProof image={image} wanted={quote.coinAmount} kind="amount" />
    </>
  ) : (
    coin
  );
