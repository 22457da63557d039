import { useQuery } from '@tanstack/react-query';
import { hasAmount, hasCode } from '#src/shared/proofText/hasCode.ts';
import { proofQuery } from './proofQuery.ts';
import { useSheets } from './useSheets.ts';

/**
 * Whether a code or an amount is in the text of a proof. Undefined for a picture, a scan, no proof, and
 * until the pages are drawn; for an amount that is not there too, because wallets round it or write it
 * with a comma.
 */
export function useProofText(path: string | null) {
  const { data: file } = useQuery({ ...proofQuery(path ?? ''), enabled: path !== null });
  const { drawing } = useSheets(path === null ? undefined : file);
  const { sheets, pages } = drawing;
  const text = sheets.flatMap(({ runs }) => runs.map((run) => run.text)).join(' ');
  const isWhole = text.trim() !== '' && sheets.length >= pages;
  return {
    code: (code: string) => hasCode(text, code) || (isWhole ? false : undefined),
    amount: (amount: string) => hasAmount(text, amount) || undefined,
  };
}
