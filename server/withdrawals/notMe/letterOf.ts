import type { Counts } from './cancelOpen.ts';

interface Undone extends Counts {
  addresses: number;
}

/** The mail about a report, with what it undid. */
export const letterOf = (hello: string, { cancelled, paying, addresses, ...more }: Undone) => ({
  hello,
  lines: [
    'You reported something that is not yours. Further withdrawals are blocked and all devices are signed out.',
    ...(paying > 0
      ? [`${paying} could not be cancelled, because we are paying it. Contact support now.`]
      : []),
  ],
  facts: [
    ['Withdrawals cancelled', String(cancelled)] as const,
    ...(addresses > 0 ? [['Waiting addresses removed', String(addresses)] as const] : []),
    ...(more.resets ? [['Reset of two-step sign-in', 'stopped'] as const] : []),
    ...(more.factors
      ? [['Passkeys, apps and sets of codes removed', String(more.factors)] as const]
      : []),
    ...(more.emailChanges ? [['Change of email address', 'stopped'] as const] : []),
  ],
  action: { label: 'Set a new password', path: '/forgot-password' },
  next: [
    'Withdrawals are possible again 24 hours after you set a new password.',
    ...(more.waitsDays
      ? [
          `They wait ${more.waitsDays} days in any case. If something is still wrong, contact support.`,
        ]
      : []),
    'If you can no longer get mail at the address of your account, contact support.',
  ],
  movesMoney: true as const,
});
