import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDraft } from '#src/shared/session/useDraft.ts';

/** What was given in step 3. */
export interface GivenProof {
  txid: string;
  image: File | undefined;
  /** A file had been chosen, and is gone since the page was loaded again. */
  lost: boolean;
}

/** What outlives the page: the text, and of a file only that there was one. */
interface Kept {
  quoteId: string;
  txid: string;
  file: boolean;
}

const isKept = (state: unknown): state is Kept =>
  typeof state === 'object' && state !== null && 'quoteId' in state && 'txid' in state;

const keptOf = (quoteId: string, { txid, image, lost }: GivenProof): Kept => ({
  quoteId,
  txid,
  file: image !== undefined || lost,
});

/**
 * What was given to a quote in step 3: in memory while the page lives, in the history's entry for
 * a reload and for Back, and as a draft when the session ran out. It is in no address and in no
 * storage: those are read by others (S-332).
 */
export function useReceiptDraft(quoteId: string | undefined) {
  const { state } = useLocation();
  const { restored, update } = useDraft<Kept>('proof');
  const [given, setGiven] = useState<{ quoteId: string; proof: GivenProof }>();
  const inMemory = (id: string) => (given?.quoteId === id ? given.proof : undefined);

  const kept = [isKept(state) ? state : undefined, restored].find(
    (one) => one?.quoteId === quoteId,
  );
  const proof = (quoteId && inMemory(quoteId)) || {
    txid: kept?.txid ?? '',
    image: undefined,
    lost: kept?.file ?? false,
  };
  if (quoteId) update(keptOf(quoteId, proof));
  return {
    proof,
    /** Holds what is given now and answers what the history's entry keeps of it. */
    give: (id: string, next: GivenProof): Kept => {
      setGiven({ quoteId: id, proof: next });
      return keptOf(id, next);
    },
    /** What the history's entry keeps for a quote that is come back to. */
    keptFor: (id: string): Kept | null => {
      const earlier = inMemory(id);
      return earlier ? keptOf(id, earlier) : null;
    },
  };
}
