import { useState } from 'react';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';

/** Fetches a file with the token and hands it to the browser to save (DESIGN 6.9); what it failed with stays (S-368). */
export function useDownload() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const toasts = useToasts();
  const download = async (fileName: string, fetched: () => Promise<Blob>) => {
    setBusy(true);
    setError(undefined);
    try {
      const address = URL.createObjectURL(await fetched());
      const link = document.createElement('a');
      link.href = address;
      link.download = fileName;
      link.click();
      URL.revokeObjectURL(address);
    } catch (failure) {
      setError(failure);
      toasts.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, download };
}
