import { useState } from 'react';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useConnection } from '#src/shared/connection/useConnection.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';

/** Fetches a file with the session's token and lets the browser save it; off without a connection. */
export function useDownload() {
  const { lost } = useConnection();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const toasts = useToasts();
  const download = async (fileName: string, fetchFile: () => Promise<Blob>) => {
    setIsBusy(true);
    setError(undefined);
    try {
      const address = URL.createObjectURL(await fetchFile());
      const link = document.createElement('a');
      link.href = address;
      link.download = fileName;
      link.click();
      URL.revokeObjectURL(address);
    } catch (cause) {
      setError(cause);
      toasts.error(messageOf(cause));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy: isBusy || lost !== undefined, error, download };
}
