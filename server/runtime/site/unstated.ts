import type { PlaceholderName } from '#contract/placeholders.ts';
import type { Operator } from '#server/platform/ports.ts';

const notConfigured = 'not configured';

/** The text of a placeholder that the operator has not set. */
export function unstated(name: PlaceholderName, { legalName }: Operator): string {
  const isDemo = legalName === null;
  if (name === 'status')
    return isDemo ? 'None: this is a demo.' : 'The operator has stated no authorisation.';
  if (name === 'income')
    return isDemo
      ? 'This demo earns nothing, because it handles no money. A real operator says here what pays for the service.'
      : 'The operator has not stated what pays for the service. Ask before you send money.';
  return notConfigured;
}
