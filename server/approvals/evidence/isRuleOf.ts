import { isCents, isOn, type Row } from './isSameField.ts';
import type { SignedCall } from './readSigned.ts';

const isRule = ({ path, fields }: SignedCall, row: Row) =>
  path === '/approval-rules' &&
  fields.kind === row.kind &&
  isCents(fields.fromUsd || '0', row.from_cents) &&
  fields.approvals === String(row.approvals) &&
  Number(fields.waitHours ?? 0) * 3600 === row.wait_s &&
  isOn(fields.separatePayer, row.separate_payer) &&
  isOn(fields.removed, row.removed);

// Which rules it was for depends on those in force then; a rule of the other preset it never is.
const isOfPreset = ({ fields }: SignedCall, row: Row) =>
  fields.preset === 'two-people'
    ? Number(row.approvals) > 1 && row.removed === false
    : fields.preset === 'one-person' && row.approvals === 1 && row.separate_payer === false;

/** Whether a call proposed the rule of a row, directly or with a preset. */
export const isRuleOf = (signed: SignedCall, row: Row): boolean =>
  signed.path === '/approval-rules/presets' ? isOfPreset(signed, row) : isRule(signed, row);
