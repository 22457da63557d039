import { showPath } from '#contract/backOffice.ts';
import { groupDollars } from '#contract/money.ts';
import { unusualTimes } from '#contract/sizes.ts';
import { dayMs } from '#contract/time.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { day, shortMoment } from '#src/shared/format/dates.ts';
import type { CheckLine } from './CheckLines.tsx';
import { withdrawalCopy as copy } from './withdrawalCopy.ts';

const worstFirst = ['bad', 'look', 'ok'] as const;

const sorted = (checks: readonly CheckLine[]): CheckLine[] =>
  worstFirst.flatMap((state) => checks.filter((check) => check.state === state));

export function recipientChecks({ recipient, createdAt, status }: PayoutRecord): CheckLine[] {
  const { valid, ours, paidBefore, lastPaidAt, declinedBefore, otherInvestors, firstUsedAt } =
    recipient;
  const { recipient: words } = copy;
  const { lastDecline } = recipient;
  const used = firstUsedAt !== null && firstUsedAt < createdAt ? firstUsedAt : undefined;
  const last = lastPaidAt && day(lastPaidAt);
  const first =
    status === 'paid'
      ? ({ state: 'ok', text: words.wasFirst } as const)
      : ({
          state: 'look',
          text: words.never,
          detail: used && words.asked(day(used)),
        } as const);
  return sorted([
    valid ? { state: 'ok', text: words.valid } : { state: 'bad', text: words.invalid },
    ...(paidBefore > 0
      ? ([
          { state: 'ok', text: words.paid, detail: words.times(paidBefore, last) },
          { state: 'ok', text: words.used, detail: used && words.since(day(used)) },
        ] as const)
      : [first]),
    ...(declinedBefore > 0
      ? ([
          {
            ...({ state: 'look', text: words.declined } as const),
            detail: words.declinedTimes(declinedBefore),
            ...(lastDecline && behindDecline(lastDecline)),
          },
        ] as const)
      : []),
    otherInvestors > 0
      ? { state: 'bad', text: words.others(otherInvestors) }
      : { state: 'ok', text: words.noOthers },
    ours ? { state: 'bad', text: words.ours } : { state: 'ok', text: words.notOurs },
  ]);
}

function behindDecline(decline: NonNullable<PayoutRecord['recipient']['lastDecline']>) {
  const { id, amountCents, declinedAt, declinedBy, reason } = decline;
  const { lastDecline, open } = copy.recipient;
  const note = lastDecline(groupDollars(amountCents), shortMoment(declinedAt), declinedBy);
  return {
    note: reason ? `${note}: ${reason}` : `${note}.`,
    link: { text: open, to: showPath('withdrawals', id) },
  };
}

/** The time that an unchanged password, email or device has lasted: as long as changes are read, or since sign-up. */
const unchangedSince = ({ investor, createdAt }: PayoutRecord): string => {
  const { since, sinceOpened } = copy.account;
  const isNew = Date.parse(createdAt) - Date.parse(investor.createdAt) < 30 * dayMs;
  return isNew ? sinceOpened(day(investor.createdAt)) : since;
};

/** Nothing to compare with before the first payment. */
function sizeChecks({ amountCents, unusualAmount, investor }: PayoutRecord): CheckLine[] {
  const { largestPaidCents: largest } = investor;
  if (largest === null) return [];
  const { unusual, usual } = copy.account;
  const times = String(amountCents / largest);
  return unusualAmount
    ? [{ state: 'look', text: unusual(times), detail: groupDollars(largest) }]
    : [{ state: 'ok', text: usual(unusualTimes), detail: groupDollars(largest) }];
}

export function accountChecks(withdrawal: PayoutRecord): CheckLine[] {
  const { account, blockedBy, investor } = withdrawal;
  const { passwordChangedAt, emailChangedAt, newDeviceAt, device } = account;
  const { account: words } = copy;
  const since = unchangedSince(withdrawal);
  const change = (at: string | null, changed: string, unchanged: string): CheckLine =>
    at === null
      ? { state: 'ok', text: `${unchanged} ${since}` }
      : { state: 'look', text: changed, detail: shortMoment(at) };
  const newDevice = change(newDeviceAt, words.device, words.noDevice);
  if (newDevice.detail && device) newDevice.detail += `, ${device}`;
  const hasWaited = (passwordChangedAt ?? emailChangedAt) !== null && blockedBy !== 'reported';
  return sorted([
    ...(blockedBy === null || blockedBy === 'waiting'
      ? []
      : ([{ state: 'bad', text: words.blocks[blockedBy] }] as const)),
    investor.isVerified
      ? { state: 'ok', text: words.verified }
      : {
          ...({ state: 'look', text: words.unverified } as const),
          link: { text: words.verify, to: showPath('users', withdrawal.user.id) },
        },
    ...sizeChecks(withdrawal),
    change(passwordChangedAt, words.password, words.noPassword),
    newDevice,
    change(emailChangedAt, words.email, words.noEmail),
    ...(blockedBy === 'waiting'
      ? ([{ state: 'bad', text: words.waits }] as const)
      : hasWaited
        ? ([{ state: 'ok', text: words.waited }] as const)
        : []),
  ]);
}

/** The checks of a withdrawal, of its address and of its account. */
export const allChecks = (withdrawal: PayoutRecord): CheckLine[] => [
  ...recipientChecks(withdrawal),
  ...accountChecks(withdrawal),
];

/** Those that need a look, by their texts. */
export const openChecks = (withdrawal: PayoutRecord): string[] =>
  allChecks(withdrawal)
    .filter(({ state }) => state !== 'ok')
    .map(({ text }) => text);

export const needsLook = (withdrawal: PayoutRecord): boolean => openChecks(withdrawal).length > 0;
