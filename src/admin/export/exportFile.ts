import type { Call } from '#contract/call.ts';
import { listHeaders } from '#contract/list.ts';
import { NetworkError } from '#src/shared/api/apiError.ts';
import type { AnyOptions } from '#src/shared/api/options.ts';
import { exchange } from '#src/shared/api/send.ts';

/** The progress of an export in rows; `total` is the server's count at its start. */
export interface Progress {
  rows: number;
  total: number;
}

const newline = 10;
const bytesPerPart = 4 * 1024 * 1024;

/**
 * Reads a CSV as a stream. Full parts become blobs, which a browser may keep on disk, so that a
 * million rows are never in memory at once. Errors: those of `send`, and the abort of the signal.
 */
export async function exportFile(
  call: Call,
  options: AnyOptions,
  onProgress: (progress: Progress) => void,
): Promise<Blob> {
  const response = await exchange(call, options);
  const total = Number(response.headers.get(listHeaders.rowCount) ?? 0);
  const type = response.headers.get('Content-Type') ?? 'text/csv';
  const parts: Blob[] = [];
  let open: Uint8Array<ArrayBuffer>[] = [];
  let openBytes = 0;
  // The header row is a line too.
  let rows = -1;
  const close = () => {
    parts.push(new Blob(open));
    open = [];
    openBytes = 0;
  };
  for await (const chunk of chunksOf(response, options.signal)) {
    rows += chunk.reduce((count, byte) => (byte === newline ? count + 1 : count), 0);
    open.push(chunk);
    openBytes += chunk.byteLength;
    if (openBytes >= bytesPerPart) close();
    onProgress({ rows: Math.max(0, Math.min(rows, total)), total });
  }
  close();
  return new Blob(parts, { type });
}

async function* chunksOf(response: Response, signal?: AbortSignal) {
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new NetworkError(cause);
    });
    if (done) return;
    yield value;
  }
}

/** Saves a file as a download of the browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
