import { useEffect, useState } from 'react';

/** An address for a file in memory, which lives as long as the component. */
export function useBlobAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
