import { useRef, useState } from 'react';

/** The investor cancelled a submit. */
export class SubmitCancelled extends Error {
  override readonly name = 'SubmitCancelled';
  /** Everything was sent, so the deposit may exist. */
  readonly isUploaded: boolean;

  constructor(isUploaded: boolean) {
    super('Cancelled by the investor.');
    this.isUploaded = isUploaded;
  }
}

/** The progress of an upload, and its cancelling. */
export function useUpload() {
  const [progress, setProgress] = useState(0);
  const upload = useRef({ controller: new AbortController(), progress: 0 });
  const onProgress = (share: number) => {
    upload.current.progress = share;
    setProgress(share);
  };
  return {
    progress,
    start: () => {
      upload.current.controller = new AbortController();
      onProgress(0);
      return { onProgress, signal: upload.current.controller.signal };
    },
    cancel: () =>
      upload.current.controller.abort(new SubmitCancelled(upload.current.progress === 1)),
  };
}
