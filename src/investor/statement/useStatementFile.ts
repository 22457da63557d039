import { statements } from '#contract/statements.ts';
import { send } from '#src/shared/api/send.ts';
import type { Period } from './period.ts';
import { useDownload } from './useDownload.ts';

/** Saves the statement of a period as a file. */
export function useStatementFile() {
  const { download, ...state } = useDownload();
  const save = ({ from, to }: Period, kind: 'pdf' | 'csv') =>
    download(`statement-${from}-${to}.${kind}`, () =>
      send(statements[kind], { query: { from, to } }),
    );
  return { ...state, save };
}
