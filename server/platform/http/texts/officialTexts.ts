import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { namesAddress } from './namesAddress.ts';

const { deposits, resets, reversals, settings, staff, users, withdrawals } = calls;

/** The field of each call that staff write and the owner of an account reads. Handlers check a text that is official at times only. */
const officialTexts = new Map<Call, string>([
  [deposits.confirm, 'reason'],
  [deposits.decline, 'reason'],
  [withdrawals.decline, 'reason'],
  [reversals.create, 'reason'],
  [resets.propose, 'reason'],
  [settings.update, 'pauseReason'],
  [staff.setDuties, 'reason'],
  [staff.setRole, 'reason'],
  [users.adjust, 'reason'],
  [users.close, 'reason'],
  [users.suspend, 'reason'],
  [users.unsuspend, 'reason'],
  [users.unverify, 'reason'],
]);

/** Returns the body. Errors: 422 when the official text of the call names an address. */
export function requireOfficialText<Body>(call: Call, body: Body): Body {
  const field = officialTexts.get(call);
  if (field) requireNoAddress(field, body[field as keyof Body]);
  return body;
}

/** Errors: 422 for this field when it names a coin address or a web address. */
export function requireNoAddress(field: string, text: unknown): void {
  if (typeof text === 'string' && namesAddress(text)) {
    throw fieldError(field, platformMessages.addressInText);
  }
}
