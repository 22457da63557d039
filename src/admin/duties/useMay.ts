import { useCanAccess } from 'react-admin';
import { duties, dutyNames, type RequiredDuty, suffices } from '#contract/duties.ts';
import { copy } from './copy.ts';

/**
 * Whether the signed-in member of staff has a sufficient duty. Until that is read, yes: the server
 * refuses anyway, and most have it.
 */
export const useMay = (duty: RequiredDuty): boolean =>
  useCanAccess({ resource: 'duty', action: [duty].flat().join() }).canAccess !== false;

/** Why a decision is off: the duty that is missing. */
export function useLacking(duty: RequiredDuty): string | undefined {
  const may = useMay(duty);
  return may ? undefined : copy.lacking(dutyNames(duties.filter((each) => suffices([each], duty))));
}
