import type { AuditAction } from '#contract/audit.ts';

const hot: readonly string[] = [
  'wallet.add',
  'wallet.retire',
  'user.role',
  'user.duties',
  'rule.propose',
  'rule.approve',
  'staff.invite',
  'staff.restore',
  'alarm.close',
] satisfies AuditAction[];

const look: readonly string[] = [
  'settings.update',
  'reasons.update',
  'rate.accept',
  'user.credit',
  'user.debit',
  'user.not-me',
  'withdrawal.object',
  'payout.make',
  'payout.send',
] satisfies AuditAction[];

/** The weight of an action: keys and roles, then rules, corrections and exports. */
export function weightOf(action: string): 'hot' | 'look' | 'plain' {
  if (hot.includes(action)) return 'hot';
  return look.includes(action) || action.startsWith('export.') ? 'look' : 'plain';
}
