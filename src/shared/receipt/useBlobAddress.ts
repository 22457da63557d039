import { useEffect, useState } from 'react';

/** A blob address of a file, revoked when the component unmounts. */
export function useBlobAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}
