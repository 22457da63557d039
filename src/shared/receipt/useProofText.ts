import { useQuery } from '@tanstack/react-query';
import { foldText } from './foldText.ts';
import { proofQuery } from './proofQuery.ts';
import { useSheets } from './useSheets.ts';

/**
 * Whether a code or an amount is in the text of a proof. Undefined for a picture, a scan, no proof, and
 * until the pages are drawn.
 */
export function useProofText(path: string | null): (wanted: string) => boolean | undefined {
  const { data: file } = useQuery({ ...proofQuery(path ?? ''), enabled: path !== null });
  const { drawing } = useSheets(path === null ? undefined : file);
  const { sheets, pages } = drawing;
  const text = sheets.map((sheet) => sheet.text).join('');
  return (wanted) => {
    if (text.includes(foldText(wanted))) return true;
    return text === '' || sheets.length < pages ? undefined : false;
  };
}
