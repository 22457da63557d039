import { useEffect, useState } from 'react';
import type { Payout } from '#src/admin/provider/payoutRecord.ts';

const tickMs = 1000;
const oldS = 120;

/** Seconds since a time, at least 0, updated each second. */
function useAge(at: string | undefined): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return at === undefined ? 0 : Math.max(0, Math.floor((nowMs - Date.parse(at)) / 1000));
}

export interface HeldPayout {
  payout: Payout | null;
  ageS: number;
  isOld: boolean;
  isRenewing: boolean;
  /** Reads the record again and takes its amount. */
  renew: () => Promise<void>;
}

/**
 * The coins to send, unchanged while the payer sends them: a newer rate replaces them on request, or
 * when there was none.
 */
export function useHeldPayout(
  newest: Payout | null,
  reread: () => Promise<Payout | null | undefined>,
): HeldPayout {
  const [payout, setPayout] = useState(newest);
  const [isRenewing, setRenewing] = useState(false);
  const ageS = useAge(payout?.asOf);
  if (payout === null && newest !== null) setPayout(newest);
  const renew = async () => {
    setRenewing(true);
    const found = await reread();
    setRenewing(false);
    if (found !== undefined) setPayout(found);
  };
  return { payout, ageS, isOld: ageS >= oldS, isRenewing, renew };
}
