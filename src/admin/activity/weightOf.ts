import type { AuditAction } from '#contract/auditActions.ts';

const hot: readonly string[] = [
  'wallet.add',
  'wallet.retire',
  'user.role',
  'user.duties',
  'staff.invite',
  'staff.restore',
] satisfies AuditAction[];

const look: readonly string[] = [
  'rule.propose',
  'rule.approve',
  'alarm.close',
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

/** The colour at the edge of a line, by its weight. */
export const edgeColors = { hot: 'var(--stop)', look: 'warning.main' } as const;

/** The weight of an action: keys and roles, then rules, corrections and exports. */
export function weightOf(action: string): 'hot' | 'look' | 'plain' {
  if (hot.includes(action)) return 'hot';
  return look.includes(action) || action.startsWith('export.') ? 'look' : 'plain';
}
