import { queryOptions } from '@tanstack/react-query';
import { deposits } from '#contract/deposits.ts';
import { send } from '#src/shared/api/send.ts';
import { drawingOf } from './drawing.ts';

export const proofIdOf = (path: string): string => path.split('/').at(-1) ?? '';

/** The file of a proof, in memory only and not for long; `path` is a deposit's `image`. */
export const proofQuery = (path: string) =>
  queryOptions({
    queryKey: ['receipt', path],
    queryFn: ({ signal }) => send(deposits.receipt, { params: { id: proofIdOf(path) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
};

export const extensionOf = (type: string): string => extensions[type] ?? 'bin';

export const isPdf = ({ type }: Pick<Blob, 'type'>): boolean => type === 'application/pdf';

/** Begins to draw a PDF that is shown next; a picture is drawn at once. */
export function drawAhead(file: Blob): void {
  if (isPdf(file)) drawingOf(file);
}
