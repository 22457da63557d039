import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';

/** How the investor learns of a decision: by email only where the operator has set it up. */
export function useMailNote(): string {
  const { mail } = copy;
  return useSettings().data?.mailConfigured === false ? mail.off : mail.on;
}
